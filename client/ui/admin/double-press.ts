// Detects double clicks: the second press was not meant for a button that has just appeared there.
import { useEffect } from "react";
import type { PressEvent } from "react-aria-components";

const WITHIN_MS = 600;
const WITHIN_PX = 24;

let latest = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, isSecond: false };

function note({ timeStamp: at, clientX: x, clientY: y }: PointerEvent): void {
  const isSecond = at - latest.at < WITHIN_MS && Math.hypot(x - latest.x, y - latest.y) < WITHIN_PX;
  latest = { at, x, y, isSecond };
}

/** Listens from the start, because the first press of a double click precedes the button that it opens. */
export function useDoublePresses(): void {
  useEffect(() => {
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
}

/** True if a press is the second one of a double click. Keys and screen readers press only the focused element. */
export function isSecondPress({ pointerType }: Pick<PressEvent, "pointerType">): boolean {
  return latest.isSecond && pointerType !== "keyboard" && pointerType !== "virtual";
}
