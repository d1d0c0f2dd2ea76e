// Follows a pointer from where it took hold: mouse, pen or finger.
import { type PointerEvent, useRef } from "react";

type By = { x: number; y: number };

/** @param start what it was when it was taken hold of @param follow how far the pointer has come since */
export function useFollowPointer<Start>(start: () => Start, follow: (from: Start, by: By) => void) {
  const held = useRef<{ x: number; y: number; from: Start } | null>(null);
  const end = (): void => void (held.current = null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      // Buttons on the title bar are pressed, not dragged, except for those that say so.
      const button = (event.target as Element).closest("button");
      if (event.button !== 0 || (button && !button.hasAttribute("data-drag"))) return;
      held.current = { x: event.clientX, y: event.clientY, from: start() };
      event.currentTarget.setPointerCapture(event.pointerId);
      // Else it would mark text, or take marked text along.
      event.preventDefault();
      (button ?? event.currentTarget.closest<HTMLElement>("[data-window]"))?.focus({ preventScroll: true });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
      if (held.current) follow(held.current.from, { x: clientX - held.current.x, y: clientY - held.current.y });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
