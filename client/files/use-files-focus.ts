import { useEffect, useRef } from "react";

const BUTTON = "[data-takes-files]";

export function findFilesButton(part: Element | null | undefined): HTMLElement | null {
  return part?.querySelector<HTMLElement>(BUTTON) ?? null;
}

export function useFilesFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = part.current;
    const enter = (): void => void (hadFocus.current = true);
    const leave = ({ target }: FocusEvent): void => {
      // When a focused button is removed, the browser fires focusout too. This event is ignored.
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
