// Ctrl+K, on a Mac Cmd+K, wherever the focus is: opens the search, unless a dialog is open.
import { useEffect, useRef } from "react";

export function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // The browser's own search of addresses.
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
