import { Editor } from "slate";
import type { Mark, RichTextEditor } from "./nodes.ts";

export function isMarkActive(editor: RichTextEditor, mark: Mark): boolean {
  return editor.selection !== null && Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: RichTextEditor, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
