// Drag, pinch and wheel on a map. A tap is a tap only if the pointer hardly travelled.
import type { Camera } from "./camera";

const TAP_PX = 8;

export function gestures(frame: HTMLElement, camera: Camera): () => void {
  const held = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let pressed = { x: 0, y: 0 };
  const at = (e: { clientX: number; clientY: number }) => {
    const box = frame.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  function down(e: PointerEvent): void {
    if (e.pointerType === "mouse" && e.button > 1) return;
    if (held.size === 0) {
      travelled = 0;
      pressed = at(e);
    }
    held.set(e.pointerId, at(e));
    camera.stop();
  }

  function move(e: PointerEvent): void {
    const was = held.get(e.pointerId);
    if (!was) return;
    const now = at(e);
    const other = [...held].find(([id]) => id !== e.pointerId)?.[1];
    if (other) pinch(was, now, other);
    else {
      travelled = Math.max(travelled, Math.hypot(now.x - pressed.x, now.y - pressed.y));
      if (travelled < TAP_PX) return;
      if (!frame.hasPointerCapture(e.pointerId)) frame.setPointerCapture(e.pointerId);
      frame.toggleAttribute("data-dragging", true);
      camera.pan(now.x - was.x, now.y - was.y);
    }
    held.set(e.pointerId, now);
  }

  function pinch(was: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    travelled = TAP_PX;
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    if (before > 0) camera.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function up(e: PointerEvent): void {
    held.delete(e.pointerId);
    if (held.size === 0) frame.removeAttribute("data-dragging");
  }

  function press(e: MouseEvent): void {
    if (e.button === 1) e.preventDefault(); // otherwise the browser would scroll
  }

  function click(e: MouseEvent): void {
    if (travelled < TAP_PX || e.detail === 0) return; // a key press is a click without movement
    e.stopPropagation();
    e.preventDefault();
  }

  function wheel(e: WheelEvent): void {
    e.preventDefault();
    const { x, y } = at(e);
    const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const strength = e.ctrlKey ? 0.01 : 0.0016; // a pinch on a touchpad arrives as a wheel event with Ctrl
    camera.zoom(Math.exp(-Math.max(-200, Math.min(200, e.deltaY * lines)) * strength), x, y);
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("mousedown", press);
  frame.addEventListener("click", click, { capture: true });
  frame.addEventListener("wheel", wheel, { passive: false });
  return () => {
    frame.removeEventListener("pointerdown", down);
    frame.removeEventListener("pointermove", move);
    frame.removeEventListener("pointerup", up);
    frame.removeEventListener("pointercancel", up);
    frame.removeEventListener("mousedown", press);
    frame.removeEventListener("click", click, { capture: true });
    frame.removeEventListener("wheel", wheel);
  };
}
