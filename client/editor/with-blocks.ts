import { Editor, Element, Node, Range, Transforms, type Path } from "slate";
import {
  isFreeLineType,
  isLineType,
  isSolid,
  type HeadingElement,
  type LineElement,
  type QuoteElement,
  type RichTextEditor,
} from "./nodes.ts";
import { reachOf } from "./reach.ts";
import { leaveList } from "./with-lists.ts";

export type HeadingStyle = "none" | HeadingElement["type"];

export function findLine(editor: RichTextEditor): [LineElement, Path] | undefined {
  return Editor.above(editor, {
    at: reachOf(editor),
    match: (node): node is LineElement => Element.isElement(node) && isLineType(node.type),
  });
}

function findQuote(editor: RichTextEditor): [QuoteElement, Path] | undefined {
  return Editor.above(editor, {
    at: reachOf(editor),
    match: (node): node is QuoteElement => Element.isElement(node) && node.type === "quote",
  });
}

export function findHeadingStyle(editor: RichTextEditor): HeadingStyle {
  const type = editor.selection ? findLine(editor)?.[0].type : undefined;
  return type === "heading-1" || type === "heading-2" ? type : "none";
}

export function setHeadingStyle(editor: RichTextEditor, style: HeadingStyle): void {
  Editor.withoutNormalizing(editor, () => {
    if (style !== "none") leaveList(editor);
    Transforms.setNodes(
      editor,
      { type: style === "none" ? "paragraph" : style },
      { match: (node) => Element.isElement(node) && isFreeLineType(node.type) },
    );
  });
}

export function isQuoteActive(editor: RichTextEditor): boolean {
  return editor.selection !== null && findQuote(editor) !== undefined;
}

export function toggleQuote(editor: RichTextEditor): void {
  const isQuote = (node: Node): boolean => Element.isElement(node) && node.type === "quote";
  if (isQuoteActive(editor)) Transforms.unwrapNodes(editor, { match: isQuote, split: true });
  else {
    Transforms.wrapNodes(
      editor,
      { type: "quote", children: [] },
      {
        mode: "highest",
        match: (node, path) => path.length === 1 && Element.isElement(node) && !isSolid(node.type),
      },
    );
  }
}

/** Handles Enter and Backspace in headings and quotes. Shift+Enter is a line break inside the block. */
export function withBlocks<E extends RichTextEditor>(editor: E): E {
  const { insertBreak, deleteBackward } = editor;

  editor.insertBreak = () => {
    const line = editor.selection && Range.isCollapsed(editor.selection) ? findLine(editor) : undefined;
    const isEmpty = line && Node.string(line[0]) === "";
    if (line && isEmpty && line[0].type === "paragraph" && line[1].length === 2) {
      Transforms.liftNodes(editor, { at: line[1] });
      return;
    }
    const atEnd = line && editor.selection && Editor.isEnd(editor, editor.selection.anchor, line[1]);
    insertBreak();
    // Enter at the end of a heading starts a paragraph, not another heading.
    if (atEnd && line[0].type !== "item-text") Transforms.setNodes(editor, { type: "paragraph" });
  };

  editor.insertSoftBreak = () => editor.insertText("\n");

  editor.deleteBackward = (unit) => {
    const line = editor.selection && Range.isCollapsed(editor.selection) ? findLine(editor) : undefined;
    const atStart = line && editor.selection && Editor.isStart(editor, editor.selection.anchor, line[1]);
    if (line && atStart && line[0].type !== "paragraph" && line[0].type !== "item-text") {
      Transforms.setNodes(editor, { type: "paragraph" });
    } else if (line && atStart && line[1].length === 2 && line[1].at(-1) === 0 && line[0].type === "paragraph") {
      Transforms.liftNodes(editor, { at: line[1] });
    } else deleteBackward(unit);
  };
  return editor;
}
