// Chooses card sizes so that the whole table fits the screen without a scroll bar.
export interface Sizes {
  /** There is room for all three levels at once. */
  wide: boolean;
  /** A phone held sideways, or large text. */
  low: boolean;
  /** Width of the column beside the rows. */
  side: number;
  /** Cards in the rows, in the hand, worn, and on the piles. */
  row: number;
  held: number;
  gear: number;
  heap: number;
  columns: number;
  bottom: number;
  /** Size of the text about another hero. */
  chip: number;
}

const RATIO = 1.4; // height of a card divided by its width
const LANTERN = 62;
const STALL = 138;
const [STRIP, TABS, WORN] = [66, 50, 78]; // on a narrow table: the other heroes, the level tabs, my equipment

const LOW = 420;
const [MINE, LEVELS] = [140, 86]; // columns on a low table: my equipment, the levels

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The largest cards of a level that fit in three lines, two or one. */
function largest(width: number, height: number): { row: number; columns: number } {
  const tries = [
    { columns: 3, lines: 3 },
    { columns: 4, lines: 2 },
    { columns: 8, lines: 1 },
  ].map(({ columns, lines }) => ({
    columns,
    row: Math.max(40, Math.min(width / (columns * 1.09), height / lines / (RATIO + 0.1))),
  }));
  return tries.reduce((best, one) => (one.row > best.row ? one : best));
}

function lowSizes(width: number, height: number, cards: number): Sizes {
  const held = Math.min(height * 0.19, (width - 16) / cards / 1.13);
  const bottom = held * RATIO + 14;
  const { row, columns } = largest(width - MINE - LEVELS - 34, height - bottom - 24);
  return { wide: false, low: true, side: width - 16, row, held, gear: 38, heap: 34, columns, bottom, chip: 10 };
}

/** In pixels enlarged by the text size; large text shows one level at a time instead of three small ones. */
export function sizesOf(width: number, height: number, hand: number, rivals: number, grown = 1): Sizes {
  const cards = Math.max(4, hand);
  if (width >= (grown > 1 ? 940 : 760) && height >= LOW && width > height * 0.95) {
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
      low: false,
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
  if (width > height * 0.95) return lowSizes(width, height, cards);
  const held = Math.min(96, height * 0.118, (width - 16) / cards / 1.13);
  const bottom = held * RATIO + WORN + 34;
  const room = height - bottom - STRIP - TABS - 22;
  const { row, columns } = largest(width - 24, room - 6);
  return {
    wide: false,
    low: false,
    side: width - 16,
    row,
    held,
    gear: 40,
    heap: 38,
    columns,
    bottom,
    chip: 11,
  };
}
