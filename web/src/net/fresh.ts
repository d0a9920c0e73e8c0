/** A unique id; pages over plain HTTP have no `randomUUID`. */
export const freshId = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
