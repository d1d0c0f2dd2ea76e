// A swipe anywhere on the page opens the drawer, and the opposite swipe closes it.
import { type RefObject, useEffect, useRef } from "react";
import { THRESHOLD_PX, useSwipe, type Way } from "../use-swipe.ts";

const busy = "dialog, [role=dialog], [data-swipes], input, textarea, select, [contenteditable]";

/**
 * @param dialog the drawer on the right; its style reads `--shown`, from 0 (outside the window) to 1 (inside)
 * @param opener the button that also opens the drawer; while it is hidden, there is no drawer
 */
export function useDrawerSwipe(dialog: RefObject<HTMLDialogElement | null>, opener: RefObject<HTMLElement | null>) {
  /** The farthest position of the finger. If the finger moves back from there, the swipe is cancelled. */
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
  const finish = (isOpen: boolean): void => {
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
    end: (way) => finish(way !== null && isMeant(-way.x)),
  });
  useOnDocument(opening);

  return useSwipe<React.PointerEvent>({
    begin: (way, { pointerType }) => way.x > 0 && isSideways(way, pointerType) && start(),
    move: ({ x }) => follow(x, 1),
    end: (way) => finish(way === null || !isMeant(way.x)),
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
    // Prevents the browser from scrolling sideways, unless the page is zoomed.
    const leaveScrolling = (): void => {
      document.body.style.touchAction = isZoomed() ? "" : "pan-y pinch-zoom";
    };
    leaveScrolling();
    window.visualViewport?.addEventListener("resize", leaveScrolling);
    return () => window.visualViewport?.removeEventListener("resize", leaveScrolling);
  }, []);
}
