// Moves the focus to the heading when the button that led to this screen is gone: reading continues there.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The router's key for the first history entry: the browser begins at the top of that page anyway. */
const LOADED = "default";

/** @param hasKeys the screen acts on single keys while the focus is in it: it gets the focus from the menu, too */
export function useFocusOnArrival<Element extends HTMLElement>({ hasKeys = false } = {}): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { key } = useLocation();
  useEffect(() => {
    const focused = document.activeElement;
    if (hasKeys && (focused === document.body || focused?.closest("nav"))) ref.current?.focus({ preventScroll: true });
  }, [hasKeys]);
  useEffect(() => {
    if (key !== LOADED && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
