import {
  droppedWithContent,
  type FigurePlace,
  isFigurePlace,
  listStart,
  ownPicturePattern,
  renamedElements,
} from "#contract/values/html.ts";
import { completeLink } from "#contract/values/link-address.ts";
import type { HtmlElement, HtmlNode } from "./html-tree.ts";
import { isTableOfData, rowsOf } from "./html-table.ts";
import {
  type AnyElement,
  emptyParagraph,
  emptyCell,
  isFreeLineType,
  isLineType,
  isSolid,
  type Block,
  type FigureElement,
  type HeadingElement,
  type Inline,
  type LineElement,
  type ListElement,
  type ListItemElement,
  type Mark,
  type ParagraphElement,
  type QuoteElement,
  type TableCellElement,
} from "./nodes.ts";
import { inlinesOf, runsOf, tidyRuns, type Run } from "./runs.ts";

type Look = Omit<Run, "text">;
/** The parts of an element's content. "edge" is the start or end of a block, where a line ends. */
type Piece = Run | Block | "edge";

const markOfElement: ReadonlyMap<string, Mark> = new Map([
  ["strong", "bold"],
  ["em", "italic"],
  ["u", "underline"],
  ["s", "strike"],
] as const);
const lineOfElement: ReadonlyMap<string, LineElement["type"]> = new Map([
  ["p", "paragraph"],
  ["h2", "heading-1"],
  ["h3", "heading-2"],
] as const);
/** These pasted elements are removed. The text of each becomes a separate line. */
const blockElements = new Set([
  "address",
  "article",
  "aside",
  "body",
  "caption",
  "center",
  "dd",
  "details",
  "dialog",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "header",
  "hr",
  "html",
  "legend",
  "main",
  "nav",
  "pre",
  "section",
  "summary",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
]);

export function deserialize(nodes: readonly HtmlNode[]): Block[] {
  const blocks = blocksOf(readPieces(nodes, { marks: new Set(), link: null }));
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}

function readPieces(nodes: readonly HtmlNode[], look: Look): Piece[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [{ ...look, text: node.replace(/[\n\r]/gu, " ") }] : readElement(node, look),
  );
}

function readElement(element: HtmlElement, look: Look): Piece[] {
  const name = renamedElements[element.name] ?? element.name;
  if (droppedWithContent.includes(name)) return [];
  if (name === "br") return [{ ...look, text: "\n" }];
  if (name === "img") return readPicture(element);
  if (name === "figure") return readFigure(element, look);
  if (name === "ul" || name === "ol") return readList(element, element.children, look);
  if (name === "li") return readList({ name: "ul", attributes: {} }, [element], look);
  if (name === "table" && isTableOfData(element)) return readTable(element, look);
  if (name === "blockquote") return readQuote(readPieces(element.children, look));
  const pieces = readPieces(element.children, lookInside(name, element, look));
  const line = lineOfElement.get(name);
  if (line) return ["edge", ...blocksOf(pieces, line), "edge"];
  return blockElements.has(name) ? ["edge", ...pieces, "edge"] : pieces;
}

function lookInside(name: string, element: HtmlElement, look: Look): Look {
  const mark = markOfElement.get(name);
  if (mark) return { ...look, marks: new Set([...look.marks, mark]) };
  const href = name === "a" ? completeLink(element.attributes.href ?? "") : null;
  return href === null ? look : { ...look, link: { href } };
}

/** Converts lines and blocks in their order. Drops empty lines. */
function blocksOf(pieces: readonly Piece[], type: LineElement["type"] = "paragraph"): Block[] {
  const blocks: Block[] = [];
  let line: Run[] = [];
  const endLine = (): void => {
    const runs = tidyRuns(line);
    if (runs.length > 0) blocks.push({ type, children: inlinesOf(runs) } as Block);
    line = [];
  };
  for (const piece of pieces) {
    if (piece !== "edge" && "text" in piece) line.push(piece);
    else {
      endLine();
      if (piece !== "edge") blocks.push(piece);
    }
  }
  endLine();
  return blocks;
}

function readPicture({ attributes: { src = "", alt = "" } }: HtmlElement): FigureElement[] {
  return ownPicturePattern.test(src)
    ? [{ type: "figure", src, alt, caption: [{ text: "" }], children: [{ text: "" }] }]
    : [];
}

/** A table, followed by the pictures inside it. The caption of the table becomes a line before it. */
function readTable(table: HtmlElement, look: Look): Piece[] {
  const figures: FigureElement[] = [];
  const readCell = (cell: HtmlElement): TableCellElement => {
    const blocks = blocksOf(readPieces(cell.children, look));
    figures.push(...figuresOf(blocks));
    const children = joinLines(linesOf(blocks));
    return cell.name === "th" ? { type: "table-cell", isHeading: true, children } : { type: "table-cell", children };
  };
  const { caption, rows } = rowsOf(table);
  const lines = rows.map((cells) => cells.map(readCell));
  const width = Math.max(...lines.map((cells) => cells.length));
  const filled = lines.map((cells) => ({
    type: "table-row" as const,
    children: [...cells, ...Array.from({ length: width - cells.length }, emptyCell)],
  }));
  return ["edge", ...readPieces(caption, look), "edge", { type: "table", children: filled }, ...figures];
}

function readFigure(element: HtmlElement, look: Look): Piece[] {
  const blocks = blocksOf(
    readPieces(
      element.children.filter((child) => !isCaption(child)),
      look,
    ),
  );
  const captions = element.children.filter(isCaption);
  const captionPieces = readPieces(captions, look);
  const picture = blocks.findLast((block) => block.type === "figure");
  if (!picture) return ["edge", ...blocks, ...captionPieces, "edge"];
  const inCaption = blocksOf(captionPieces);
  picture.caption = joinLines(linesOf(inCaption));
  const place = placeOf(element);
  if (place) picture.place = place;
  return ["edge", ...blocks, ...figuresOf(inCaption)];
}

/** Stored HTML has the class 'left' or 'right'. HTML pasted from old WordPress has 'alignleft' or 'alignright'. */
function placeOf({ attributes }: HtmlElement): FigurePlace | undefined {
  return (attributes.class ?? "")
    .split(" ")
    .map((name) => name.replace(/^align/u, ""))
    .find(isFigurePlace);
}

function isCaption(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && node.name === "figcaption";
}

/**
 * A quote contains only lines and lists. An inner quote is merged into the outer one. Pictures and tables follow the
 * quote.
 */
function readQuote(pieces: readonly Piece[]): Block[] {
  const blocks = blocksOf(pieces).flatMap((block): Block[] => (block.type === "quote" ? block.children : [block]));
  const children = blocks.filter((block) => isFreeLine(block) || isList(block));
  const quote: QuoteElement[] = children.length > 0 ? [{ type: "quote", children }] : [];
  return [...quote, ...blocks.filter(isSolidBlock)];
}

/** A list, followed by the pictures and tables inside it. */
function readList(
  { name, attributes }: Omit<HtmlElement, "children">,
  nodes: readonly HtmlNode[],
  look: Look,
): Block[] {
  const items: ListItemElement[] = [];
  const solids: Block[] = [];
  for (const node of nodes) {
    const isItem = typeof node !== "string" && node.name === "li";
    const blocks = blocksOf(readPieces(isItem ? node.children : [node], look));
    solids.push(...blocks.filter(isSolidBlock));
    const last = items.at(-1);
    // Google Docs and old HTML write a nested list beside its item instead of inside it.
    if (!isItem && last && blocks.every(isList)) last.children.push(...blocks);
    else items.push(...itemsOf(blocks));
  }
  if (items.length === 0) return solids;
  if (name === "ul") return [{ type: "bulleted-list", children: items }, ...solids];
  const start = listStart(attributes.start);
  return [{ type: "numbered-list", ...(start !== null && { start }), children: items }, ...solids];
}

/** An item contains lines, then lists. Content after a list becomes the next item. */
function itemsOf(blocks: readonly Block[]): ListItemElement[] {
  const items: ListItemElement[] = [];
  let lines: Inline[][] = [];
  let lists: ListElement[] = [];
  const endItem = (): void => {
    if (lines.length > 0 || lists.length > 0) {
      items.push({ type: "list-item", children: [{ type: "item-text", children: joinLines(lines) }, ...lists] });
    }
    lines = [];
    lists = [];
  };
  for (const block of blocks.flatMap((each) => (each.type === "quote" ? each.children : [each]))) {
    if (isList(block)) lists.push(block);
    else if (isLineType(block.type)) {
      if (lists.length > 0) endItem();
      lines.push(block.children as Inline[]);
    }
  }
  endItem();
  return items;
}

function isFreeLine(block: Block): block is ParagraphElement | HeadingElement {
  return isFreeLineType(block.type);
}

function isSolidBlock(block: Block): boolean {
  return isSolid(block.type);
}

function isList(block: Block): block is ListElement {
  return block.type === "bulleted-list" || block.type === "numbered-list";
}

function figuresOf(blocks: readonly Block[]): FigureElement[] {
  return blocks.filter((block) => block.type === "figure");
}

function linesOf(blocks: readonly AnyElement[]): Inline[][] {
  return blocks.flatMap((block) => {
    if (block.type === "figure") return [];
    return isLineType(block.type) ? [block.children as Inline[]] : linesOf(block.children as AnyElement[]);
  });
}

function joinLines(lines: readonly Inline[][]): Inline[] {
  return inlinesOf(tidyRuns(lines.flatMap((line, index) => runsOf(index === 0 ? line : [{ text: "\n" }, ...line]))));
}
