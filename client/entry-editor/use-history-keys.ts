import { useEffect, useEffectEvent } from "react";
import type { PageHistorySteps } from "../editor/PageHistory.ts";
import { isPressed } from "../editor/commands.ts";

const undoKey = { key: "Z", shift: false };
const redoKeys = [
  { key: "Z", shift: true },
  { key: "Y", shift: false },
];

export function useHistoryKeys({ undo, redo }: PageHistorySteps): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isElsewhere = event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]");
    if (event.defaultPrevented || isElsewhere) return;
    const isUndo = isPressed(undoKey, event);
    if (!isUndo && !redoKeys.some((key) => isPressed(key, event))) return;
    // The field's native undo would conflict with this undo.
    event.preventDefault();
    if (isUndo) undo();
    else redo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
