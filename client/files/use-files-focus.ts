// Keeps the focus at the buttons that take files: what arrives may replace the button that brought it.
import { useEffect, useRef } from "react";

const BUTTON = "[data-takes-files]";

/** The button that takes files in this part of a page, of several the first. */
export function findFilesButton(part: Element | null | undefined): HTMLElement | null {
  return part?.querySelector<HTMLElement>(BUTTON) ?? null;
}

/** For the part of a page that has such buttons. */
export function useFilesFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = part.current;
    const enter = (): void => void (hadFocus.current = true);
    const leave = ({ target }: FocusEvent): void => {
      // A button that is removed did not give its focus away.
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
