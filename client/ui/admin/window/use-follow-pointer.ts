import { type PointerEvent, useRef } from "react";

type By = { x: number; y: number };

/**
 * @param start returns the value at the press
 * @param follow gets the distance between the press and the pointer
 */
export function useFollowPointer<Start>(start: () => Start, follow: (from: Start, by: By) => void) {
  const held = useRef<{ x: number; y: number; from: Start } | null>(null);
  const end = (): void => void (held.current = null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      // A drag starts only on buttons with `data-drag`. Other buttons on the title bar keep their own function.
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
