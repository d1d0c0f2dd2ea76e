// The selection as users see it. A triple click ends at the beginning of the next line, which is not highlighted.
import { Editor, type Range } from "slate";
import type { RichTextEditor } from "./nodes.ts";

/** Excludes the line at whose beginning the selection ends. */
export function reachOf(editor: RichTextEditor): Range | undefined {
  return editor.selection ? Editor.unhangRange(editor, editor.selection) : undefined;
}
