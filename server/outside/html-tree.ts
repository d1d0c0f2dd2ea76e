// HTML as a tree that can be changed and written again.
import { DomUtils, parseDocument } from "htmlparser2";

export type HtmlTree = ReturnType<typeof parseDocument>;
type Node = HtmlTree["children"][number];
export type HtmlElement = Extract<Node, { attribs: unknown }>;

export const readHtml = (html: string): HtmlTree => parseDocument(html);

export const writeHtml = (tree: HtmlTree): string => DomUtils.getOuterHTML(tree, { encodeEntities: "utf8" });

export function elementsOf(within: HtmlTree | HtmlElement, ...names: string[]): HtmlElement[] {
  return DomUtils.getElementsByTagName((name) => names.length === 0 || names.includes(name), within, true);
}

export const removeElement = (element: HtmlElement): void => DomUtils.removeElement(element);

/** Puts the children where the element was. */
export function unwrapElement(element: HtmlElement): void {
  for (const child of element.children.slice()) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

export function replaceElement(element: HtmlElement, html: string): void {
  for (const child of parseDocument(html).children.slice()) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

export function insertFirst(parent: HtmlElement, html: string): void {
  for (const child of parseDocument(html).children.slice().toReversed()) DomUtils.prependChild(parent, child);
}

export function insertAfter(element: HtmlElement, html: string): void {
  for (const child of parseDocument(html).children.slice().toReversed()) DomUtils.append(element, child);
}

const BLOCKS =
  /^(?:address|article|aside|blockquote|br|dd|div|dt|figcaption|figure|footer|h\d|header|li|main|nav|p|pre|section|td|th|tr|ul|ol)$/u;

/** The visible text, with one space between blocks. */
export function textOf(element: HtmlElement): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.type === "text") parts.push(node.data);
    if (!("children" in node)) return;
    const isBlock = "name" in node && BLOCKS.test(node.name);
    if (isBlock) parts.push(" ");
    for (const child of node.children as Node[]) walk(child);
    if (isBlock) parts.push(" ");
  };
  walk(element);
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
}
