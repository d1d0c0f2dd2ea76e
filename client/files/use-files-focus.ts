// Keeps the focus at the upload buttons of a part, because new files may replace the button that added them.
import { useEffect, useRef } from "react";

const BUTTON = "[data-takes-files]";

export function findFilesButton(part: Element | null | undefined): HTMLElement | null {
  return part?.querySelector<HTMLElement>(BUTTON) ?? null;
}

/** @returns a ref for the part of the page that contains the buttons */
export function useFilesFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = part.current;
    const enter = (): void => void (hadFocus.current = true);
    const leave = ({ target }: FocusEvent): void => {
      // Removing a focused button also causes a focusout event, which does not count.
      requestAnimationFrame(() => {
        if ((target as Element).isConnected) hadFocus.current = element?.contains(document.activeElement) ?? false;
      });
    };
    element?.addEventListener("focusin", enter);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", enter);
      element?.removeEventListener("focusout", leave);
    };
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) findFilesButton(part.current)?.focus();
  });
  return part;
}
