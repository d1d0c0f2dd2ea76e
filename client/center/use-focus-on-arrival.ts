import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The router's key of the first history entry. After a document load, Tab starts at the top of the page, so the heading
 * needs no focus.
 */
const LOADED = "default";

/** @param hasKeys true for a screen with single-key shortcuts; its heading gets the focus even if the menu has it */
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
