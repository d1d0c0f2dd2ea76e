// The focus goes into a window that opens, and back to where it was when it closes.
import { type RefObject, useEffect, useState } from "react";
import { drop, raise } from "./stack.ts";

export function useWindowFocus(kind: string, element: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const { current } = element;
    raise(kind);
    current?.focus({ preventScroll: true });
    return () => {
      drop(kind);
      const active = document.activeElement;
      const isLost = active === null || active === document.body || current?.contains(active);
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [kind, element, opener]);
}
