// Detects the second press of a double click. It must not trigger a button that the first press has opened there.
import { useEffect } from "react";
import type { PressEvent } from "react-aria-components";

const WITHIN_MS = 600;
const WITHIN_PX = 24;

let latest = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, isSecond: false };

function note({ timeStamp: at, clientX: x, clientY: y }: PointerEvent): void {
  const isSecond = at - latest.at < WITHIN_MS && Math.hypot(x - latest.x, y - latest.y) < WITHIN_PX;
  latest = { at, x, y, isSecond };
}

/** Must run early, because the first press precedes the button that it opens. */
export function useDoublePresses(): void {
  useEffect(() => {
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
}

/** True for the second press of a double click. Keys and screen readers do not count. */
export function isSecondPress({ pointerType }: Pick<PressEvent, "pointerType">): boolean {
  return latest.isSecond && pointerType !== "keyboard" && pointerType !== "virtual";
}
