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

/** Returns the same point if it still exists, else the end of the block at that position. */
function nearest(editor: RichTextEditor, { path, offset }: Point): Point {
  const node = Node.has(editor, path) ? Node.get(editor, path) : null;
  if (node && Text.isText(node)) return { path, offset: Math.min(offset, node.text.length) };
  return Editor.end(editor, [Math.min(path[0] ?? 0, editor.children.length - 1)]);
}
