// The position and scale of the view on an endless map. The frame scrolls over a vast sheet, which browsers do without
// repainting or sorting; only a zoom changes a transform.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels at each edge that panels cover. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Look {
  x: number;
  y: number;
  k: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const NEAREST = 3;
const FARTHEST = 0.18;
const SETTLE_MS = 180;
/** The position of the map's origin on the sheet, which is twice as large. */
export const MIDDLE = 50_000;

export class Camera {
  look: Look = { x: 0, y: 0, k: 1 };
  inset: Inset = NO_INSET;
  /** Of the frame when it was last measured, because asking during a change would force a layout. */
  size = { width: 0, height: 0 };
  /** Below this scale the frame is marked `data-far`, which hides small print. */
  far = 0.55;
  #frame: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #flight = 0;
  #aim: Look | null = null; // the goal of a flight
  #headed = 1; // the scale at the end of the flight
  #before = { k: 0, since: 0 }; // the scale before a reveal zoomed out, and the one after it
  #sharp = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;

  attach(frame: HTMLElement, world: HTMLElement): void {
    this.#frame = frame;
    this.#world = world;
    this.measure();
    frame.addEventListener("scroll", () => this.#scrolled(frame), { passive: true });
  }

  measure(): void {
    if (this.#frame) this.size = { width: this.#frame.clientWidth, height: this.#frame.clientHeight };
  }

  /** Follows the browser when it scrolls to the focus on its own. */
  #scrolled({ scrollLeft, scrollTop }: HTMLElement): void {
    const [x, y] = [MIDDLE - scrollLeft, MIDDLE - scrollTop];
    if (Math.abs(x - this.look.x) > 1 || Math.abs(y - this.look.y) > 1) this.look = { ...this.look, x, y };
  }

  /** The part of the window that panels leave free. */
  #open(): Box {
    const { top, right, bottom, left } = this.inset;
    return {
      x: left,
      y: top,
      width: Math.max(80, this.size.width - left - right),
      height: Math.max(80, this.size.height - top - bottom),
    };
  }

  set(look: Look): void {
    this.look = { ...look, k: Math.min(NEAREST, Math.max(FARTHEST, look.k)) };
    const { x, y, k } = this.look;
    if (!this.#world || !this.#frame) return;
    const scale = `scale(${k.toFixed(4)})`;
    if (this.#world.style.transform !== scale) this.#world.style.transform = scale;
    this.#frame.scrollTo({ left: MIDDLE - x, top: MIDDLE - y, behavior: "instant" });
    this.#frame.toggleAttribute("data-far", k < this.far);
    if (!this.#frame.hasAttribute("data-moving")) this.#frame.toggleAttribute("data-moving", true);
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#rest(), SETTLE_MS);
  }

  /** Redraws the map sharply; `--unzoom` lets small print and handles keep their size on the screen. */
  #rest(): void {
    this.#frame?.removeAttribute("data-moving");
    if (this.#sharp === this.look.k) return;
    this.#sharp = this.look.k;
    const frame = this.#frame;
    if (frame) {
      frame.toggleAttribute("data-sharpening", true); // old layers keep their painted scale, new ones are sharp
      requestAnimationFrame(() => requestAnimationFrame(() => frame.removeAttribute("data-sharpening")));
    }
    this.#frame?.style.setProperty("--unzoom", Math.min(2.2, Math.max(1, 0.95 / this.look.k)).toFixed(3));
  }

  pan(dx: number, dy: number): void {
    if (dx === 0 && dy === 0) return;
    this.stop();
    this.set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
  }

  /** Zooms and keeps the point under (px, py) of the frame in place. */
  zoom(factor: number, px: number, py: number): void {
    this.stop();
    const k = Math.min(NEAREST, Math.max(FARTHEST, this.look.k * factor));
    const grown = k / this.look.k;
    this.#headed = k;
    this.set({ x: px - (px - this.look.x) * grown, y: py - (py - this.look.y) * grown, k });
  }

  zoomMiddle(factor: number, ms: number): void {
    const open = this.#open();
    const [px, py] = [open.x + open.width / 2, open.y + open.height / 2];
    const k = Math.min(NEAREST, Math.max(FARTHEST, this.look.k * factor));
    const grown = k / this.look.k;
    this.fly({ x: px - (px - this.look.x) * grown, y: py - (py - this.look.y) * grown, k }, ms);
  }

  fitting(box: Box, closest: number): Look {
    const open = this.#open();
    const k = Math.min(closest, open.width / box.width, open.height / box.height);
    return this.#centred(box, Math.max(FARTHEST, k));
  }

  #centred(box: Box, k: number): Look {
    const open = this.#open();
    return {
      k,
      x: open.x + open.width / 2 - (box.x + box.width / 2) * k,
      y: open.y + open.height / 2 - (box.y + box.height / 2) * k,
    };
  }

  centre(box: Box, ms: number, k = this.look.k): void {
    this.fly(this.#centred(box, k), ms);
  }

  /** Shows all of `box`, or at least `here` if the map is too large. */
  fit(box: Box, here: Box | undefined, closest: number, ms: number): void {
    const whole = this.fitting(box, closest);
    this.fly(here ? this.#showing(here, whole) : whole, ms);
  }

  /** Moves as little as needed to show `box`, and zooms back in if the reason for an earlier zoom out is gone. */
  reveal(box: Box, ms: number): void {
    const from = this.#headed === this.#before.since ? this.#centred(box, this.#before.k) : this.look;
    const to = this.#showing(box, from);
    if (to.k < from.k) this.#before = { k: from.k, since: to.k };
    if (to.x !== this.look.x || to.y !== this.look.y || to.k !== this.look.k) this.fly(to, ms);
  }

  /** Whether all of `box` is in view, or will be after the flight. */
  sees(box: Box): boolean {
    const from = this.#aim ?? this.look;
    const to = this.#showing(box, from);
    return Math.hypot(to.x - from.x, to.y - from.y) < 1 && to.k === from.k;
  }

  #showing(box: Box, from: Look): Look {
    const open = this.#open();
    const k = Math.min(from.k, open.width / box.width, open.height / box.height);
    const seen = k < from.k ? this.#centred(box, k) : from;
    const left = open.x - (seen.x + box.x * k);
    const right = open.x + open.width - (seen.x + (box.x + box.width) * k);
    const up = open.y - (seen.y + box.y * k);
    const down = open.y + open.height - (seen.y + (box.y + box.height) * k);
    return {
      x: seen.x + (left > 0 ? left : Math.min(0, right)),
      y: seen.y + (up > 0 ? up : Math.min(0, down)),
      k,
    };
  }

  stop(): void {
    cancelAnimationFrame(this.#flight);
    this.#aim = null;
  }

  fly(to: Look, ms: number): void {
    this.stop();
    this.#headed = to.k;
    if (ms <= 0) {
      this.set(to);
      return;
    }
    this.#aim = to;
    const from = this.look;
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / ms));
      const ease = 1 - (1 - t) ** 3;
      this.set({
        x: from.x + (to.x - from.x) * ease,
        y: from.y + (to.y - from.y) * ease,
        k: from.k + (to.k - from.k) * ease,
      });
      if (t < 1) this.#flight = requestAnimationFrame(frame);
      else this.#aim = null;
    };
    this.#flight = requestAnimationFrame(frame);
  }
}
