/** An id that nobody else has; pages over plain HTTP have no `randomUUID`. */
export const freshId = (): string =>
  globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString().slice(2)}`.slice(0, 40);
