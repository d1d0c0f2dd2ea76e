import { Editor, type Range } from "slate";
import type { RichTextEditor } from "./nodes.ts";

/** The selection as users see it. A triple click invisibly includes the start of the next line. */
export function reachOf(editor: RichTextEditor): Range | undefined {
  return editor.selection ? Editor.unhangRange(editor, editor.selection) : undefined;
}
