// The blocks of the page that '/' in a text offers beside the text's own formats.
import { createContext } from "react";
import { Editor } from "slate";
import { serialize } from "./html-write.ts";
import type { Block, RichTextEditor } from "./nodes.ts";
import { findLine } from "./with-blocks.ts";

export type PageBlock = {
  kind: string;
  name: string;
  /** Everyday words by which it is found too. */
  words: string;
};

/** A text cut at the line with the caret, which is in neither part. Both are HTML. */
export type TextCut = { before: string; after: string };

export type PageBlocksOfText = {
  choices: readonly PageBlock[];
  insert: (kind: string, cut: TextCut) => void;
};

export const PageBlocks = createContext<PageBlocksOfText | null>(null);

export function cutAtLine(editor: RichTextEditor): TextCut | null {
  const at = findLine(editor)?.[1][0];
  if (at === undefined || !Editor.hasPath(editor, [at])) return null;
  const blocks = editor.children as Block[];
  return { before: serialize(blocks.slice(0, at)), after: serialize(blocks.slice(at + 1)) };
}
