import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

type Point = { clientX: number; clientY: number };

/**
 * The page scrolls while the pointer is this near to the upper or lower edge of the window, where bars cover the page.
 * On phones, one row may be nearly as high as the window.
 */
const EDGE_PX = 140;
const SCROLL_PX = 8;

function scrollAt({ clientY }: Point): number {
  if (clientY < EDGE_PX) return -SCROLL_PX;
  return clientY > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
}

/**
 * @param placeAt returns the drop place for a point of the window
 * @param onDrop is not called after a cancelled drag
 */
export function useDrag<Thing, Place>(
  placeAt: (thing: Thing, point: Point) => Place,
  onDrop: (thing: Thing, place: Place) => void,
) {
  const [drag, setDrag] = useState<{ thing: Thing; pointer: number; place: Place } | null>(null);
  /** The last place of the pointer. null until the pointer has moved. */
  const point = useRef<Point | null>(null);
  const show = useEffectEvent((at: Point) => {
    if (!drag) return;
    const place = placeAt(drag.thing, at);
    if (place !== drag.place) setDrag({ ...drag, place });
  });
  const follow = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    event.preventDefault();
    point.current = event;
    show(event);
  });
  // A pointer that rests at the edge goes on scrolling.
  const scroll = useEffectEvent(() => {
    const by = point.current ? scrollAt(point.current) : 0;
    if (by === 0 || !point.current) return;
    window.scrollBy({ top: by, behavior: "instant" });
    show(point.current);
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
    let frame = requestAnimationFrame(function next() {
      scroll();
      frame = requestAnimationFrame(next);
    });
    window.addEventListener("pointermove", follow, { signal, passive: false });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", drop, { signal });
    window.addEventListener("keydown", giveUp, { signal });
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
      point.current = null;
    };
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
