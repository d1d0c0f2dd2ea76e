// Bold, italic, underline, strike: what is on at the caret, and switching it.
import { Editor } from "slate";
import type { Mark, RichTextEditor } from "./nodes.ts";

/** Whether text typed now, or all of the selection's beginning, has the mark. */
export function isMarkActive(editor: RichTextEditor, mark: Mark): boolean {
  return editor.selection !== null && Editor.marks(editor)?.[mark] === true;
}

/** Switches a mark of the selection, or of what is typed next. */
export function toggleMark(editor: RichTextEditor, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
