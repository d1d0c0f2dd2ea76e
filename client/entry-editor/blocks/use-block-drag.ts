// Moves a block with mouse or finger: a line shows where it would go, and it goes there when it is let go.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { placeAt } from "./place-at.ts";

type Drag = { id: string; pointer: number; place: number };

/** Near these edges of the window the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/**
 * @param list holds the blocks, each marked by `data-block`
 * @param onDrop gets the place in the body, counted without the block
 */
export function useBlockDrag(list: RefObject<HTMLElement | null>, onDrop: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const others = (id: string): HTMLElement[] =>
    [...(list.current?.children ?? [])].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.dataset["block"] !== undefined && child.dataset["block"] !== id,
    );
  const placeUnder = (id: string, y: number): number =>
    placeAt(
      others(id).map((frame) => frame.getBoundingClientRect()),
      y,
    );

  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    event.preventDefault();
    if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
    else if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    const place = placeUnder(drag.id, event.clientY);
    if (place !== drag.place) setDrag({ ...drag, place });
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    setDrag(null);
    if (event.type === "pointerup") onDrop(drag.id, placeUnder(drag.id, event.clientY));
  });
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("pointermove", follow, { signal, passive: false });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", drop, { signal });
    window.addEventListener("keydown", giveUp, { signal });
    return () => controller.abort();
  }, [isDragging]);

  return {
    /** Where the dragged block would go. */
    drag,
    handleProps: (id: string) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDrag({ id, pointer: event.pointerId, place: placeUnder(id, event.clientY) });
      },
    }),
  };
}
