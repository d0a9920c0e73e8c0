import { describe, expect, it } from "vitest";
import { canonical, crc32, digest } from "./digest";

describe("the hash of a view", () => {
  it("is the standard CRC-32", () => {
    expect(crc32("123456789").toString(16)).toBe("cbf43926");
    expect(crc32("")).toBe(0);
  });

  it("is of sorted keys without spaces, as the server writes them", () => {
    expect(canonical({ b: 1, a: [true, null, "é"], c: { z: 0.5, y: 2.0 } })).toBe(
      '{"a":[true,null,"é"],"b":1,"c":{"y":2,"z":0.5}}',
    );
  });

  it("is the server's: figures made with its own digest", () => {
    expect(digest({ turn: 3, heroes: [{ seat: 0, points: 1.5, items: {} }], fight: null })).toBe("7da99d93");
    expect(digest({ win: 1 / 12, name: "Łucja", zero: 0.0, small: 0.000015 })).toBe("55042e03");
  });
});
