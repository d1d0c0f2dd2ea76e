import { type PointerEvent, useRef } from "react";

type By = { x: number; y: number };

/** @param start returns the value at the press @param follow gets the pointer's distance since then */
export function useFollowPointer<Start>(start: () => Start, follow: (from: Start, by: By) => void) {
  const held = useRef<{ x: number; y: number; from: Start } | null>(null);
  const end = (): void => void (held.current = null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      // Buttons on the title bar do not start a drag, except those with `data-drag`.
      const button = (event.target as Element).closest("button");
      if (event.button !== 0 || (button && !button.hasAttribute("data-drag"))) return;
      held.current = { x: event.clientX, y: event.clientY, from: start() };
      event.currentTarget.setPointerCapture(event.pointerId);
      // The browser would otherwise select text, or drag selected text.
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
