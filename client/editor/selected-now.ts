// Passes the browser's selection to Slate immediately. slate-react waits up to 100 ms, and a render in this time would
// restore the old selection.
import { useEffect } from "react";
import { Range, Transforms } from "slate";
import { IS_ANDROID, IS_NODE_MAP_DIRTY } from "slate-dom";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "./nodes.ts";

/** Does nothing if the selection is outside this text, or if Slate's newest document is not rendered yet. */
export function selectNow(editor: RichTextEditor): void {
  // slate-react itself handles the selections of Android keyboards and input methods.
  if (IS_ANDROID || ReactEditor.isComposing(editor) || IS_NODE_MAP_DIRTY.get(editor)) return;
  const selection = getSelection();
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  if (!ReactEditor.hasTarget(editor, selection.focusNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/** Passes each selection of the focused text to Slate, except while a pointer is pressed. */
export function useSelectedNow(editor: RichTextEditor): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isPressed = false;
    const onPointer = ({ type }: Event): void => {
      isPressed = type === "pointerdown";
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"])
      document.addEventListener(type, onPointer, { signal, capture: true });
    const onSelection = (): void => {
      if (!isPressed && document.activeElement === ReactEditor.toDOMNode(editor, editor)) selectNow(editor);
    };
    document.addEventListener("selectionchange", onSelection, { signal });
    return () => controller.abort();
  }, [editor]);
}
