// Ctrl+K (Cmd+K on a Mac) opens the search, wherever the focus is. While a dialog is open, nothing happens.
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
      // In some browsers this shortcut searches in the address bar.
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
