// Computes hashes and signatures as hexadecimal digits, in the browser's own code if available, else in ours.
import { hmac, sha256 } from "./sha256";

export interface Signer {
  /** Whether the browser's Web Crypto does the work. */
  isBrowsers: boolean;
  hash(text: string): Promise<string>;
  sign(text: string): Promise<string>;
}

const encoder = new TextEncoder();

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Signs with the written form of the seed as the key. */
export async function signerOf(seed: string, subtle: SubtleCrypto | undefined): Promise<Signer> {
  const key = encoder.encode(seed);
  if (!subtle || seed === "")
    return {
      isBrowsers: false,
      hash: async (text) => hex(sha256(encoder.encode(text))),
      sign: async (text) => hex(hmac(key, encoder.encode(text))),
    };
  const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return {
    isBrowsers: true,
    hash: async (text) => hex(new Uint8Array(await subtle.digest("SHA-256", encoder.encode(text)))),
    sign: async (text) => hex(new Uint8Array(await subtle.sign("HMAC", imported, encoder.encode(text)))),
  };
}
