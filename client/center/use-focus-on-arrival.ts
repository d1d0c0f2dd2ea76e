// Where another screen's button led here and is gone, the heading takes the focus: reading goes on from it.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What the router calls the entry with which the page was loaded: there the browser begins at the top by itself. */
const LOADED = "default";

export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== LOADED && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
