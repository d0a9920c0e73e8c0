// How large the cards may be so that the whole table is in view, without a scroll bar.
export interface Sizes {
  wide: boolean;
  /** Width of the column beside the rows. */
  side: number;
  /** Cards in the rows, in the hand, worn, and on the piles. */
  row: number;
  held: number;
  gear: number;
  heap: number;
  columns: number;
  bottom: number;
  /** Size of the words about another hero. */
  chip: number;
}

const RATIO = 1.4; // height of a card by its width
const LANTERN = 62;
const STALL = 138;
const [STRIP, TABS, WORN] = [66, 50, 78]; // on a narrow table: the others, the levels, what I wear

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function sizesOf(width: number, height: number, hand: number, rivals: number): Sizes {
  const cards = Math.max(4, hand);
  if (width >= 760 && width > height * 0.95) {
    const bottom = clamp(150, height * 0.25, 240);
    const side = clamp(230, width * 0.235, 350);
    const tall = ((height - bottom - 34) / 3 - 22) / RATIO;
    const row = Math.max(40, Math.min(tall, (width - side - LANTERN - 60) / 7.5));
    const gear = (bottom - 56) / RATIO / 1.16;
    const heap = gear * 0.82;
    const chips = height - bottom - 50 - row * 1.02 * RATIO - 16 - STALL;
    const chip = clamp(9, (chips / Math.max(2, rivals) - 6) / (side >= 300 ? 5.3 : 6.4), 14);
    const free = width - gear * 2 - 190 - heap * 2 - 140;
    return {
      wide: true,
      side,
      row,
      held: Math.min((bottom - 42) / RATIO, free / cards / 1.13),
      gear,
      heap,
      columns: 7,
      bottom,
      chip,
    };
  }
  const held = Math.min(96, height * 0.118, (width - 16) / cards / 1.13);
  const bottom = held * RATIO + WORN + 34;
  const room = height - bottom - STRIP - TABS - 22;
  const largest = (columns: number, rows: number) =>
    Math.min((width - 24) / (columns + columns * 0.09), (room - 6) / rows / (RATIO + 0.1));
  const [three, four] = [largest(3, 3), largest(4, 2)];
  const row = Math.max(40, three, four);
  return {
    wide: false,
    side: width - 16,
    row,
    held,
    gear: 40,
    heap: 38,
    columns: three >= four ? 3 : 4,
    bottom,
    chip: 11,
  };
}
