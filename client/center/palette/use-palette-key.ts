// Ctrl+K (Cmd+K on a Mac) opens the search, except in a rich text, where it makes a link. Ctrl+Shift+K opens it there,
// too. While a modal dialog is open, nothing happens.
import { useEffect } from "react";
import { openPalette } from "./open-palette.ts";

export function usePaletteKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey) return;
      const isInText = target instanceof HTMLElement && target.isContentEditable;
      if (isInText && !shiftKey) return;
      // In some browsers this shortcut searches in the address bar, or opens the console.
      event.preventDefault();
      if (!document.querySelector(modals)) openPalette();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Windows are dialogs too, but the page below them stays usable. */
const modals = ":is([role=dialog], [role=alertdialog]):not([data-window])";
