// Keeps unchanged parts as the same objects, so that only changed ones are redrawn.

export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (before === null || after === null || typeof before !== "object" || typeof after !== "object") return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = share(old[key], fresh[key]);
    isSame &&= key in old && Object.is(old[key], fresh[key]);
  }
  return isSame ? (before as T) : after;
}
