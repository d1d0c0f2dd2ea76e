// The focus goes into a window that opens, and back to where it was when it closes.
import { type RefObject, useEffect, useState } from "react";
import { drop, raise } from "./stack.ts";

/** The menu from which windows are opened: its items are gone when a window closes. */
export const OPENS_WINDOWS = "data-opens-windows";

function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const isGoneLater = activeElement === document.body || activeElement?.closest("[role=menu]");
  return activeElement instanceof HTMLElement && !isGoneLater ? activeElement : null;
}

export function useWindowFocus(kind: string, element: RefObject<HTMLElement | null>): void {
  const [opener] = useState(openerNow);
  useEffect(() => {
    const { current } = element;
    raise(kind);
    current?.focus({ preventScroll: true });
    return () => {
      drop(kind);
      const active = document.activeElement;
      const isLost = active === null || active === document.body || current?.contains(active);
      if (!isLost) return;
      const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>(`[${OPENS_WINDOWS}] button`);
      back?.focus({ preventScroll: true });
      // The page may have been scrolled, or have grown, while the window was open.
      back?.scrollIntoView({ block: "nearest" });
    };
  }, [kind, element, opener]);
}
