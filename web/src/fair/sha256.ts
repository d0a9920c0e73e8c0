// SHA-256 (FIPS 180-4) in our own code, because browsers offer theirs only on secure pages.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);

/** The first 32 bits of the fraction of a root. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) mix(hash, words, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    digest.setUint32(i * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function mix(hash: Uint32Array, words: Uint32Array, view: DataView, block: number): void {
  const w = (i: number) => words[i] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const low = turned(w(i - 15), 7) ^ turned(w(i - 15), 18) ^ (w(i - 15) >>> 3);
    const high = turned(w(i - 2), 17) ^ turned(w(i - 2), 19) ^ (w(i - 2) >>> 10);
    words[i] = w(i - 16) + low + w(i - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + w(i);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] ?? 0) + word;
  });
}

const BLOCK = 64;

/** HMAC (RFC 2104) with SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = key.length > BLOCK ? sha256(key) : key;
  const pad = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (whole[i] ?? 0) ^ mask);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
