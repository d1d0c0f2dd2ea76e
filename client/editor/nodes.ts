// The document of the editor: its elements and marks, as Slate's types.
import type { BaseEditor } from "slate";
import type { HistoryEditor } from "slate-history";
import type { ReactEditor } from "slate-react";

/** In the order in which their elements are nested in HTML, outermost first. */
export const marks = ["bold", "italic", "underline", "strike"] as const;
export type Mark = (typeof marks)[number];

/** "\n" in the text is a line break inside a block (Shift+Enter, `<br />`). */
export type TextNode = { text: string } & { [Name in Mark]?: true };
export type LinkElement = { type: "link"; href: string; children: TextNode[] };
export type Inline = TextNode | LinkElement;

export type ParagraphElement = { type: "paragraph"; children: Inline[] };
/** Style 1 is h2, style 2 is h3: the page's own title is its h1. */
export type HeadingElement = { type: "heading-1" | "heading-2"; children: Inline[] };
export type ItemTextElement = { type: "item-text"; children: Inline[] };
/** Its own text first, then any nested lists. */
export type ListItemElement = { type: "list-item"; children: (ItemTextElement | ListElement)[] };
export type ListElement = { type: "bulleted-list" | "numbered-list"; children: ListItemElement[] };
export type QuoteElement = { type: "quote"; children: (ParagraphElement | HeadingElement | ListElement)[] };
/** A picture of this site; void: its caption is shown but not edited here. */
export type FigureElement = { type: "figure"; src: string; alt: string; caption: Inline[]; children: TextNode[] };

export type LineElement = ParagraphElement | HeadingElement | ItemTextElement;
export type Block = ParagraphElement | HeadingElement | ListElement | QuoteElement | FigureElement;
export type AnyElement = Block | ItemTextElement | ListItemElement | LinkElement;
export type ElementType = AnyElement["type"];

export type RichTextEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module "slate" {
  interface CustomTypes {
    Editor: RichTextEditor;
    Element: AnyElement;
    Text: TextNode;
  }
}

/** Whether a type is a block that holds a line of text (only text and links). */
export function isLineType(type: ElementType): type is LineElement["type"] {
  return type === "paragraph" || type === "heading-1" || type === "heading-2" || type === "item-text";
}

/** Whether a type is one of the two lists. */
export function isListType(type: ElementType): type is ListElement["type"] {
  return type === "bulleted-list" || type === "numbered-list";
}

/** An empty paragraph for the caret. */
export function emptyParagraph(): ParagraphElement {
  return { type: "paragraph", children: [{ text: "" }] };
}
