// Ctrl+K (Cmd+K on a Mac) opens the search, except in a rich text, where this shortcut makes a link. In a rich text,
// Ctrl+Shift+K opens the search. While a modal dialog is open, nothing happens.
import { useEffect } from "react";
import { openPalette } from "./open-palette.ts";

export function usePaletteKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey) return;
      const isInText = target instanceof HTMLElement && target.isContentEditable;
      if (isInText && !shiftKey) return;
      // Some browsers use this shortcut themselves, to focus the address bar or to open the console.
      event.preventDefault();
      if (!document.querySelector(modals)) openPalette();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Windows of the admin layer are dialogs too, but they are not modal. */
const modals = ":is([role=dialog], [role=alertdialog]):not([data-window])";
