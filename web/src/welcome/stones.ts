// Walls that look hand-laid, the same each time.

/** A small generator of numbers between 0 and 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Stone {
  x: number;
  y: number;
  width: number;
  height: number;
  shade: string;
}

export function wall(width: number, height: number, course: number, seed: number): Stone[] {
  const next = numbers(seed);
  const stones: Stone[] = [];
  for (let y = 0, row = 0; y < height; y += course, row++) {
    for (let x = row % 2 ? -course : 0; x < width; ) {
      const long = course * (1.3 + 1.3 * next());
      const light = 15 + 9 * next();
      stones.push({ x, y, width: long - 3, height: course - 3, shade: `hsl(${26 + 8 * next()} 22% ${light}%)` });
      x += long;
    }
  }
  return stones;
}

/** The wedges around an arch, each as the four corners of a ring segment. */
export function arch(cx: number, cy: number, inner: number, outer: number, count: number): string[] {
  const at = (radius: number, turn: number) => {
    const angle = Math.PI * (1 + turn / count);
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const gap = 0.035;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i + gap, i + 1 - gap];
    return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
  });
}
