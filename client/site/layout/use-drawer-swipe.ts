// The drawer follows a finger: in from the right anywhere on the page, and out again.
import { type RefObject, useEffect, useRef } from "react";
import { THRESHOLD_PX, useSwipe, type Way } from "../use-swipe.ts";

/** Parts of a page where a finger that goes sideways means something else. */
const busy = "dialog, [role=dialog], [data-swipes], input, textarea, select, [contenteditable]";

/**
 * @param dialog stands at the right; its `--shown` is 0 outside of the window and 1 inside, as its style says
 * @param opener the button that does the same; where it is not shown there is no drawer
 */
export function useDrawerSwipe(dialog: RefObject<HTMLDialogElement | null>, opener: RefObject<HTMLElement | null>) {
  /** The farthest that the finger went the way it means: who comes back has thought better of it. */
  const farthest = useRef(0);

  const follow = (toward: number, from: 0 | 1): void => {
    farthest.current = Math.max(farthest.current, toward);
    const part = Math.min(Math.max(toward / (dialog.current?.offsetWidth || 1), 0), 1);
    dialog.current?.style.setProperty("--shown", String(Math.abs(from - part)));
  };
  const isMeant = (toward: number): boolean => toward >= THRESHOLD_PX && farthest.current - toward < THRESHOLD_PX;
  const start = (): true => {
    farthest.current = 0;
    dialog.current?.setAttribute("data-swiping", "");
    return true;
  };
  const settle = (isOpen: boolean): void => {
    dialog.current?.removeAttribute("data-swiping");
    dialog.current?.style.removeProperty("--shown");
    if (!isOpen) dialog.current?.close();
  };
  const isSideways = ({ x, y }: Way, pointerType: string): boolean =>
    pointerType !== "mouse" && Math.abs(x) > Math.abs(y);

  const opening = useSwipe<PointerEvent>({
    begin: (way, { target, pointerType }) => {
      if (way.x > 0 || !isSideways(way, pointerType) || isZoomed()) return false;
      if (!opener.current?.checkVisibility() || (target instanceof Element && target.closest(busy))) return false;
      start();
      dialog.current?.showModal();
      return true;
    },
    move: ({ x }) => follow(-x, 0),
    end: (way) => settle(way !== null && isMeant(-way.x)),
  });
  useOnDocument(opening);

  return useSwipe<React.PointerEvent>({
    begin: (way, { pointerType }) => way.x > 0 && isSideways(way, pointerType) && start(),
    move: ({ x }) => follow(x, 1),
    end: (way) => settle(way === null || !isMeant(way.x)),
  });
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

type Handlers = Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
  (event: PointerEvent) => void
>;

function useOnDocument({ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }: Handlers): void {
  useEffect(() => {
    const handlers = {
      pointerdown: onPointerDown,
      pointermove: onPointerMove,
      pointerup: onPointerUp,
      pointercancel: onPointerCancel,
    };
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) document.addEventListener(name, handlers[name]);
    return () => {
      for (const name of names) document.removeEventListener(name, handlers[name]);
    };
  });
  useEffect(() => {
    // The browser would take a finger that goes sideways for scrolling. Who has zoomed in does need it to scroll.
    const leaveScrolling = (): void => {
      document.body.style.touchAction = isZoomed() ? "" : "pan-y pinch-zoom";
    };
    leaveScrolling();
    window.visualViewport?.addEventListener("resize", leaveScrolling);
    return () => window.visualViewport?.removeEventListener("resize", leaveScrolling);
  }, []);
}
