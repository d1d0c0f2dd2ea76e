import { useEffect, useEffectEvent } from "react";

const written = "input, textarea, select, [contenteditable=true]";

export function useEscape(isWanted: () => boolean, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Escape" || event.defaultPrevented || !isWanted() || !(target instanceof Element)) return;
    if (target.closest("[role=alertdialog], [role=dialog]:not([data-window]), [role=menu], [role=listbox]")) return;
    if (!target.closest("[data-window]") && target.closest(written)) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
