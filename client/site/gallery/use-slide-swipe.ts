import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { useSwipe } from "../use-swipe.ts";

const STEP_PX = 40;

export function useSlideSwipe(isPossible: boolean, pivot: GallerySettings["pivot"], step: (steps: number) => void) {
  const wasSwiped = useRef(false);
  const isVertical = pivot === "vertical";
  const { onPointerDown, ...swipe } = useSwipe<PointerEvent<HTMLElement>>({
    begin: (_way, { currentTarget, pointerId }) => {
      wasSwiped.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.setAttribute("data-swiping", "");
      return true;
    },
    move: ({ x, y }, { currentTarget }) => {
      // The style is set directly, because a React render for each movement would be too slow.
      currentTarget.style.setProperty("--drag", `${isVertical ? y : x}px`);
    },
    end: (way, { currentTarget }) => {
      currentTarget.style.removeProperty("--drag");
      currentTarget.removeAttribute("data-swiping");
      if (way === null) return;
      // A vertical gallery also accepts horizontal swipes, because a vertical swipe by finger scrolls the page.
      const { x, y } = way;
      const far = Math.abs(x) > Math.abs(y) ? x : isVertical ? y : 0;
      if (Math.abs(far) >= STEP_PX) step(far < 0 ? 1 : -1);
    },
  });
  return {
    ...swipe,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasSwiped.current = false;
      if (isPossible) onPointerDown(event);
    },
    onClickCapture: (event: MouseEvent) => {
      if (wasSwiped.current && event.detail > 0) event.stopPropagation();
    },
    // The browser's native drag of an image would cancel the pointer events of the swipe.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
