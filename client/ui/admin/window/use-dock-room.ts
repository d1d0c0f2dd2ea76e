// Sets the width of the docked windows on the body. The page and its rail leave this width free.
import { useLayoutEffect } from "react";

const widths = new Map<string, number>();

function show(): void {
  const { body } = document;
  const width = Math.max(0, ...widths.values());
  body.toggleAttribute("data-docked", width > 0);
  if (width > 0) body.style.setProperty("--dock-width", `${width}px`);
  else body.style.removeProperty("--dock-width");
}

/** @param width in pixels; 0 for a window that is not docked */
export function useDockRoom(kind: string, width: number): void {
  useLayoutEffect(() => {
    if (width === 0) return;
    widths.set(kind, width);
    show();
    return () => {
      widths.delete(kind);
      show();
    };
  }, [kind, width]);
}
