// The hash of a view, like the server's `digest`: CRC-32 of JSON with sorted keys and no spaces.

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let crc = start;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});
const encoder = new TextEncoder();

export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = value as Record<string, unknown>;
  const rows = Object.keys(fields).sort();
  return `{${rows.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(",")}}`;
}

export function digest(view: unknown): string {
  return crc32(canonical(view)).toString(16).padStart(8, "0");
}
