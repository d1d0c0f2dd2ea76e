// Moves the focus to the heading if the button that led to this screen has disappeared.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The router's key of the initial history entry. Browsers start at the top of that page anyway. */
const LOADED = "default";

/** @param hasKeys true for a screen with single-key shortcuts, which also takes the focus from the menu */
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
