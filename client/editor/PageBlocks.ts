// The blocks that the menu '/' of a text offers besides the text's own formats.
import { createContext } from "react";
import { Editor, Node } from "slate";
import { serialize } from "./html-write.ts";
import type { Block, RichTextEditor } from "./nodes.ts";
import { findLine } from "./with-blocks.ts";

export type PageBlock = { kind: string; name: string };

/** A text split at the caret, without the query of the menu. Both parts are HTML. */
export type TextCut = { before: string; after: string };

export type PageBlocksOfText = {
  find: (query: string) => readonly PageBlock[];
  insert: (kind: string, cut: TextCut) => void;
};

export const PageBlocks = createContext<PageBlocksOfText | null>(null);

/** @returns null if there is no caret */
export function cutAtCaret(editor: RichTextEditor): TextCut | null {
  const { selection } = editor;
  const at = findLine(editor)?.[1][0];
  if (!selection || at === undefined) return null;
  const blocks = editor.children as Block[];
  const behind = Node.fragment(editor, { anchor: selection.anchor, focus: Editor.end(editor, [at]) }) as Block[];
  const rest = behind.some((block) => Node.string(block) !== "") ? behind : [];
  return { before: serialize(blocks.slice(0, at)), after: serialize([...rest, ...blocks.slice(at + 1)]) };
}
