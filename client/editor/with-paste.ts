// Copies clean HTML, and pastes HTML, plain text and addresses.
import { Editor, Element, Node, Range, Transforms, type Descendant } from "slate";
import { completeLink } from "#contract/values/link-address.ts";
import { completeUrl } from "./complete-url.ts";
import { deserialize } from "./html-read.ts";
import type { HtmlNode } from "./html-tree.ts";
import { serialize } from "./html-write.ts";
import {
  emptyParagraph,
  isLineType,
  isSolid,
  type Block,
  type LineElement,
  type ParagraphElement,
  type QuoteElement,
  type RichTextEditor,
} from "./nodes.ts";
import { withOrdinaryBlanks } from "./paste-blanks.ts";
import { cleanPasted } from "./paste-html.ts";
import { nodesOfText } from "./paste-text.ts";
import { leaveLinkAtItsEnd, setLink } from "./with-links.ts";
import { findCell } from "./with-tables.ts";

/** @param parse `parseHtml` in a browser */
export function withPaste<E extends RichTextEditor>(editor: E, parse: (html: string) => HtmlNode[]): E {
  // Slate's own clipboard format is not used, because any web page could forge it. HTML is used even within this
  // editor.
  editor.setFragmentData = (data) => {
    const blocks = fragmentBlocks(editor.getFragment());
    data.setData("text/html", serialize(blocks));
    data.setData("text/plain", blocks.flatMap(linesOf).join("\n"));
  };
  editor.insertData = (data) => {
    const html = data.getData("text/html");
    const text = data.getData("text/plain");
    if (pasteLink(editor, text)) return;
    leaveLinkAtItsEnd(editor);
    const found = html ? deserialize(cleanPasted(parse(html))) : [];
    const blocks = serialize(found) === "" ? deserialize(nodesOfText(text)) : found;
    if (isPlain(blocks)) insertWords(editor, withEnds(Node.string(blocks[0]), text));
    else if (serialize(blocks) !== "") insertBlocks(editor, blocks);
  };
  return editor;
}

/** The blocks of a fragment. A single line, and parts of lists or tables without their parent, become paragraphs. */
function fragmentBlocks(fragment: Descendant[]): Block[] {
  const lines = [...Node.elements({ type: "quote", children: fragment } as QuoteElement)].flatMap(([node]) =>
    isLine(node) ? [node] : [],
  );
  if (lines.length === 1 && lines[0]) return [{ type: "paragraph", children: lines[0].children }];
  return fragment.map((node) =>
    isBlock(node) ? node : { type: "paragraph", children: [{ text: Node.string(node) }] },
  );
}

const parts: readonly string[] = ["link", "list-item", "item-text", "table-row", "table-cell"];

function isBlock(node: Descendant): node is Block {
  return Element.isElement(node) && !parts.includes(node.type);
}

function isLine(node: Node): node is LineElement {
  return Element.isElement(node) && isLineType(node.type);
}

function isPlain(blocks: readonly Block[]): blocks is readonly [ParagraphElement] {
  const [block, ...others] = blocks;
  if (block?.type !== "paragraph" || others.length > 0 || block.children.length !== 1) return false;
  return block.children.every((child) => Object.keys(child).join() === "text") && !Node.string(block).includes("\n");
}

function insertWords(editor: RichTextEditor, words: string): void {
  if (words !== "") editor.insertText(words);
}

/** Restores the spaces at both ends of the text, because HTML drops them. */
function withEnds(words: string, text: string): string {
  if (text.includes("\n")) return words;
  if (words === "") return withOrdinaryBlanks(text);
  return (/^\s/u.test(text) ? " " : "") + words + (/\s$/u.test(text) ? " " : "");
}

function linesOf(node: Node): string[] {
  if (!Element.isElement(node)) return [];
  return isLineType(node.type) || node.type === "figure"
    ? [Node.string(node)]
    : (node.children as Node[]).flatMap(linesOf);
}

/**
 * Links the selected words with the pasted address. If the selected words are an address themselves, the paste replaces
 * them.
 */
function pasteLink(editor: RichTextEditor, text: string): boolean {
  const { selection } = editor;
  const isAddress = /^(?:https?:\/\/\S+|www\.\S+|mailto:.+|tel:.+)$/iu.test(text.trim());
  if (!selection || Range.isCollapsed(selection) || !isAddress) return false;
  const url = completeUrl(text);
  if (url === null || completeLink(Editor.string(editor, selection)) !== null) return false;
  setLink(editor, url);
  return true;
}

/**
 * Inserts a single paragraph into the line at the caret. Other blocks split the line, but in a table cell only their
 * text is inserted.
 */
export function insertBlocks(editor: RichTextEditor, blocks: Block[]): void {
  const [first] = blocks;
  if (!first) return;
  Editor.withoutNormalizing(editor, () => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    if (blocks.length === 1 && first.type === "paragraph") {
      Transforms.insertFragment(editor, first.children);
      return;
    }
    if (findCell(editor)) editor.insertText(blocks.flatMap(linesOf).join("\n"));
    else insertBetween(editor, blocks);
  });
}

function insertBetween(editor: RichTextEditor, blocks: Block[]): void {
  const { selection } = editor;
  if (!selection) return;
  const caret = Range.start(selection);
  const top = caret.path[0]!;
  const around = editor.children[top]!;
  const isEmpty = Node.string(around) === "" && Element.isElement(around) && !isSolid(around.type);
  let at = top;
  if (isEmpty) Transforms.removeNodes(editor, { at: [top] });
  else if (Editor.isEnd(editor, caret, [top])) at = top + 1;
  else if (!Editor.isStart(editor, caret, [top])) {
    Transforms.splitNodes(editor, { at: caret, match: (node) => node === around, always: true });
    at = top + 1;
  }
  Transforms.insertNodes(editor, blocks, { at: [at] });
  const last = [at + blocks.length - 1];
  // After a picture, the caret moves to the next line, which must exist.
  const isLastPicture = blocks.at(-1)?.type === "figure";
  if (isLastPicture && !editor.children[last[0]! + 1]) {
    Transforms.insertNodes(editor, emptyParagraph(), { at: [last[0]! + 1] });
  }
  Transforms.select(editor, Editor.end(editor, isLastPicture ? [last[0]! + 1] : last));
}
