import { type RefObject, useEffect, useState } from "react";
import { drop, raise } from "./stack.ts";

/**
 * Marks the menu that opens windows. When a window closes, the menu's button gets the focus, because the menu item no
 * longer exists.
 */
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
      const openers = document.querySelectorAll<HTMLElement>(`[${OPENS_WINDOWS}] button, button[${OPENS_WINDOWS}]`);
      const back = opener?.isConnected ? opener : [...openers].find((button) => button.checkVisibility());
      back?.focus({ preventScroll: true });
      // The page may have scrolled or grown while the window was open, so the button may be out of view.
      back?.scrollIntoView({ block: "nearest" });
    };
  }, [kind, element, opener]);
}
