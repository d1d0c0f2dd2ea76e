import type { FigurePlace } from "#contract/values/html.ts";
import type { BaseEditor } from "slate";
import type { HistoryEditor } from "slate-history";
import type { ReactEditor } from "slate-react";

/** The marks in the order in which their HTML elements are nested, outermost first. */
export const marks = ["bold", "italic", "underline", "strike"] as const;
export type Mark = (typeof marks)[number];

/** "\n" in the text is a line break inside a block (Shift+Enter, `<br />`). */
export type TextNode = { text: string } & { [Name in Mark]?: true };
export type LinkElement = { type: "link"; href: string; children: TextNode[] };
export type Inline = TextNode | LinkElement;

export type ParagraphElement = { type: "paragraph"; children: Inline[] };
/** Style 1 is h2 and style 2 is h3, because the page's title is its h1. */
export type HeadingElement = { type: "heading-1" | "heading-2"; children: Inline[] };
export type ItemTextElement = { type: "item-text"; children: Inline[] };
export type ListItemElement = { type: "list-item"; children: (ItemTextElement | ListElement)[] };
export type ListElement = {
  type: "bulleted-list" | "numbered-list";
  /** The number of the first item. undefined for 1, and for bulleted lists. */
  start?: number;
  children: ListItemElement[];
};
export type QuoteElement = { type: "quote"; children: (ParagraphElement | HeadingElement | ListElement)[] };
export type FigureElement = {
  type: "figure";
  src: string;
  /** '' means that the library's alternative text applies. */
  alt: string;
  caption: Inline[];
  place?: FigurePlace;
  children: TextNode[];
};
/** True for the heading of a column (in the first row) or of a row (in other rows). */
export type TableCellElement = { type: "table-cell"; isHeading?: true; children: Inline[] };
export type TableRowElement = { type: "table-row"; children: TableCellElement[] };
/** All rows have the same length. */
export type TableElement = { type: "table"; children: TableRowElement[] };

export type LineElement = ParagraphElement | HeadingElement | ItemTextElement | TableCellElement;
export type Block = ParagraphElement | HeadingElement | ListElement | QuoteElement | FigureElement | TableElement;
export type AnyElement = Block | ItemTextElement | ListItemElement | LinkElement | TableRowElement | TableCellElement;
export type ElementType = AnyElement["type"];

export type RichTextEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module "slate" {
  interface CustomTypes {
    Editor: RichTextEditor;
    Element: AnyElement;
    Text: TextNode;
  }
}

export function isLineType(type: ElementType): type is LineElement["type"] {
  return ["paragraph", "heading-1", "heading-2", "item-text", "table-cell"].includes(type);
}

export function isListType(type: ElementType): type is ListElement["type"] {
  return type === "bulleted-list" || type === "numbered-list";
}

export function isFreeLineType(type: ElementType): type is (ParagraphElement | HeadingElement)["type"] {
  return type === "paragraph" || type === "heading-1" || type === "heading-2";
}

export function isSolid(type: ElementType): boolean {
  return type === "figure" || type === "table";
}

export function emptyParagraph(): ParagraphElement {
  return { type: "paragraph", children: [{ text: "" }] };
}

export function emptyCell(): TableCellElement {
  return { type: "table-cell", children: [{ text: "" }] };
}
