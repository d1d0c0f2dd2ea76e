// Keys act on what is selected on the page: slate-react hears of that up to 100 ms later.
import { Range, Transforms } from "slate";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "./nodes.ts";

/** Takes over the browser's selection, if it is in this text. */
export function selectNow(editor: RichTextEditor): void {
  const selection = getSelection();
  if (!selection || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  if (!ReactEditor.hasTarget(editor, selection.focusNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}
