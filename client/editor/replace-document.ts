// Replaces the document of an editor that is on the page: it keeps the focus, and the caret as near as possible.
import { Editor, Node, type Point, Text } from "slate";
import type { Block, RichTextEditor } from "./nodes.ts";

export function replaceDocument(editor: RichTextEditor, document: Block[]): void {
  const { selection } = editor;
  editor.children = document;
  editor.selection = null;
  Editor.normalize(editor, { force: true });
  editor.history = { undos: [], redos: [] };
  if (selection) editor.select({ anchor: nearest(editor, selection.anchor), focus: nearest(editor, selection.focus) });
  editor.onChange();
}

/** The same place, or the end of the block that is there now. */
function nearest(editor: RichTextEditor, { path, offset }: Point): Point {
  const node = Node.has(editor, path) ? Node.get(editor, path) : null;
  if (node && Text.isText(node)) return { path, offset: Math.min(offset, node.text.length) };
  return Editor.end(editor, [Math.min(path[0] ?? 0, editor.children.length - 1)]);
}
