// Moves the focus to the heading when the button that led to this screen is gone: reading continues there.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The router's key for the first history entry: the browser begins at the top of that page anyway. */
const LOADED = "default";

export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== LOADED && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
