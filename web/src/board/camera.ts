// Where one looks at an endless map, and how closely. The frame scrolls over a vast sheet, which browsers do without
// painting or sorting anything anew; only a zoom changes a transform.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels at the edges that something else covers. */
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
/** Where the map's origin lies on the sheet, which is twice as large. */
export const MIDDLE = 50_000;

export class Camera {
  look: Look = { x: 0, y: 0, k: 1 };
  inset: Inset = NO_INSET;
  /** Of the frame, when it was last measured: to ask for it in the middle of a change costs a layout. */
  size = { width: 0, height: 0 };
  /** Below this scale small print is left out: the frame is marked `data-far`. */
  far = 0.55;
  #frame: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #flight = 0;
  #aim: Look | null = null; // where a flight leads
  #headed = 1; // how closely one looks when it is over
  #before = { k: 0, since: 0 }; // from which scale a reveal stepped back, and to which
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

  /** A browser may scroll by itself to what has the focus. */
  #scrolled({ scrollLeft, scrollTop }: HTMLElement): void {
    const [x, y] = [MIDDLE - scrollLeft, MIDDLE - scrollTop];
    if (Math.abs(x - this.look.x) > 1 || Math.abs(y - this.look.y) > 1) this.look = { ...this.look, x, y };
  }

  /** Size of the window that nothing covers. */
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

  /** Drawn sharp again; `--unzoom` lets small print and handles keep their size on the screen. */
  #rest(): void {
    this.#frame?.removeAttribute("data-moving");
    if (this.#sharp === this.look.k) return;
    this.#sharp = this.look.k;
    const frame = this.#frame;
    if (frame) {
      frame.toggleAttribute("data-sharpening", true); // layers keep the scale they were painted at; new ones are painted anew
      requestAnimationFrame(() => requestAnimationFrame(() => frame.removeAttribute("data-sharpening")));
    }
    this.#frame?.style.setProperty("--unzoom", Math.min(2.2, Math.max(1, 0.95 / this.look.k)).toFixed(3));
  }

  pan(dx: number, dy: number): void {
    if (dx === 0 && dy === 0) return;
    this.stop();
    this.set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
  }

  /** Zoom so that what lies under (px, py) of the frame stays there. */
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

  /** All of `box`; of a map too large for that, at least `here`. */
  fit(box: Box, here: Box | undefined, closest: number, ms: number): void {
    const whole = this.fitting(box, closest);
    this.fly(here ? this.#showing(here, whole) : whole, ms);
  }

  /** The least movement that brings `box` into view; none if it is there already. What made us step back may be gone. */
  reveal(box: Box, ms: number): void {
    const from = this.#headed === this.#before.since ? this.#centred(box, this.#before.k) : this.look;
    const to = this.#showing(box, from);
    if (to.k < from.k) this.#before = { k: from.k, since: to.k };
    if (to.x !== this.look.x || to.y !== this.look.y || to.k !== this.look.k) this.fly(to, ms);
  }

  /** All of `box` is in view, or will be when the flight is over. */
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
