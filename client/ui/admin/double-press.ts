// Detects the second press of a double click. The first press may open a dialog, and the second must not press a button
// in it.
import { useEffect } from "react";
import type { PressEvent } from "react-aria-components";

const WITHIN_MS = 600;
const WITHIN_PX = 24;

let latest = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, isSecond: false };

function note({ timeStamp: at, clientX: x, clientY: y }: PointerEvent): void {
  const isSecond = at - latest.at < WITHIN_MS && Math.hypot(x - latest.x, y - latest.y) < WITHIN_PX;
  latest = { at, x, y, isSecond };
}

/** Must be mounted before the buttons that it protects, because it must record the first press too. */
export function useDoublePresses(): void {
  useEffect(() => {
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
}

export function isSecondPress({ pointerType }: Pick<PressEvent, "pointerType">): boolean {
  return latest.isSecond && pointerType !== "keyboard" && pointerType !== "virtual";
}
