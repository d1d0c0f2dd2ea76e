import { Editor, type Range } from "slate";
import type { RichTextEditor } from "./nodes.ts";

/** The selection that users see. A triple click also selects the start of the next line, which is left out here. */
export function reachOf(editor: RichTextEditor): Range | undefined {
  return editor.selection ? Editor.unhangRange(editor, editor.selection) : undefined;
}
