// What the selection reaches, as a reader sees it: a triple click ends at the beginning of the next line, which is not
// marked.
import { Editor, type Range } from "slate";
import type { RichTextEditor } from "./nodes.ts";

/** Without the line at whose beginning the selection ends; a caret, or nothing selected, as it is. */
export function reachOf(editor: RichTextEditor): Range | undefined {
  return editor.selection ? Editor.unhangRange(editor, editor.selection) : undefined;
}
