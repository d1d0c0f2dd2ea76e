import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from "react";

type Point = { clientX: number; clientY: number };

/** The page scrolls when the pointer is this near to the upper or lower edge of the window. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/**
 * @param placeAt returns the drop place for a point of the window
 * @param onDrop is not called after a cancelled drag
 */
export function useDrag<Thing, Place>(
  placeAt: (thing: Thing, point: Point) => Place,
  onDrop: (thing: Thing, place: Place) => void,
) {
  const [drag, setDrag] = useState<{ thing: Thing; pointer: number; place: Place } | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    event.preventDefault();
    if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
    else if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    const place = placeAt(drag.thing, event);
    if (place !== drag.place) setDrag({ ...drag, place });
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    setDrag(null);
    if (event.type === "pointerup") onDrop(drag.thing, placeAt(drag.thing, event));
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
    drag,
    startDrag: (thing: Thing) => (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDrag({ thing, pointer: event.pointerId, place: placeAt(thing, event) });
    },
  };
}
