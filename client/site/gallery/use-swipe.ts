// Swiping by finger, pen or mouse: the slides follow the pointer, and the next one comes when it went far enough.
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { GallerySettings } from "#contract/entries.ts";

/** Shorter ways are a click with an unsteady hand. */
const THRESHOLD_PX = 10;
const STEP_PX = 40;

type Swipe = { id: number; x: number; y: number; isMoving: boolean };

export function useSwipe(isPossible: boolean, pivot: GallerySettings["pivot"], step: (steps: number) => void) {
  const swipe = useRef<Swipe | null>(null);
  const wasSwiped = useRef(false);
  const isVertical = pivot === "vertical";

  const end = (stage: HTMLElement): void => {
    swipe.current = null;
    stage.style.removeProperty("--drag");
    stage.removeAttribute("data-swiping");
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      wasSwiped.current = false;
      if (!isPossible || !event.isPrimary || event.button !== 0) return;
      swipe.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = swipe.current;
      if (start?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.isMoving && Math.hypot(x, y) < THRESHOLD_PX) return;
      if (!start.isMoving) {
        start.isMoving = true;
        wasSwiped.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.setAttribute("data-swiping", "");
      }
      // Past React: a picture that follows a finger has no time for a render.
      event.currentTarget.style.setProperty("--drag", `${isVertical ? y : x}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = swipe.current;
      if (start?.id !== event.pointerId) return;
      end(event.currentTarget);
      // Either direction counts: on a page that scrolls, a finger cannot swipe vertically.
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const way = Math.abs(x) > Math.abs(y) ? x : isVertical ? y : 0;
      if (start.isMoving && Math.abs(way) >= STEP_PX) step(way < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
    onClickCapture: (event: MouseEvent) => {
      if (wasSwiped.current && event.detail > 0) event.stopPropagation();
    },
    // A browser that drags the picture itself takes the pointer away.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
