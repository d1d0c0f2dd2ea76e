import type { HtmlElement, HtmlNode } from "./html-tree.ts";

type Parts = { caption: HtmlNode[]; rows: HtmlElement[][] };

/** Content outside of cells becomes part of the caption, because browsers show such content outside of the table. */
export function rowsOf(table: HtmlElement): Parts {
  const caption: HtmlNode[] = [];
  const body: HtmlElement[][] = [];
  const foot: HtmlElement[][] = [];
  const loose: HtmlElement[] = [];
  // Empty cells that fill the area of a merged cell. No merged cell reaches into the next table section.
  const fillers = new Set<HtmlElement>();
  const endLoose = (): void => {
    body.push(...separateCells(loose.splice(0), caption, fillers));
  };
  for (const node of table.children) {
    if (typeof node === "string" || !["thead", "tbody", "tfoot", "tr"].includes(node.name)) caption.push(node);
    else if (node.name === "tr") loose.push(node);
    else {
      endLoose();
      const rows = node.children.filter(isRow);
      caption.push(...node.children.filter((child) => !isRow(child)));
      (node.name === "tfoot" ? foot : body).push(...separateCells(rows, caption, fillers));
    }
  }
  endLoose();
  return { caption, rows: withoutFilledLines([...body, ...foot], fillers) };
}

const isRow = (node: HtmlNode): node is HtmlElement => typeof node !== "string" && node.name === "tr";

const WIDEST = 100;

function spanOf(written: string | undefined): number {
  const span = Number.parseInt(written ?? "", 10);
  return span >= 1 ? Math.min(span, WIDEST) : 1;
}

/** A rowspan of 0 means that the cell extends to the end of the table section. */
function heightOf({ attributes: { rowspan } }: HtmlElement): number {
  return rowspan?.trim() === "0" ? Number.POSITIVE_INFINITY : spanOf(rowspan);
}

/** Keeps every cell in its column: empty cells fill the area of merged cells. `fillers` collects these empty cells. */
function separateCells(rows: readonly HtmlElement[], caption: HtmlNode[], fillers: Set<HtmlElement>): HtmlElement[][] {
  const reaching: { cell: HtmlElement; rows: number }[] = [];
  const fill = ({ name }: HtmlElement): HtmlElement => {
    const filler: HtmlElement = { name, attributes: {}, children: [] };
    fillers.add(filler);
    return filler;
  };
  return rows.map(({ children }) => {
    caption.push(...children.filter((node) => !isCell(node)));
    const cells = children.filter(isCell);
    const line: HtmlElement[] = [];
    const isReached = (column: number): boolean => (reaching[column]?.rows ?? 0) > 0;
    while (cells.length > 0 || reaching.some((_, column) => column >= line.length && isReached(column))) {
      const above = reaching[line.length];
      if (above && above.rows > 0) {
        above.rows -= 1;
        line.push(fill(above.cell));
        continue;
      }
      const cell = cells.shift();
      if (!cell) {
        line.push(fill({ name: "td", attributes: {}, children: [] }));
        continue;
      }
      const rowsBelow = heightOf(cell) - 1;
      for (let index = 0; index < spanOf(cell.attributes.colspan); index += 1) {
        reaching[line.length] = { cell, rows: rowsBelow };
        line.push(index === 0 ? cell : fill(cell));
      }
    }
    return line;
  });
}

/** Removes rows and columns that contain only filling cells, because browsers do not show them. */
function withoutFilledLines(rows: HtmlElement[][], fillers: ReadonlySet<HtmlElement>): HtmlElement[][] {
  const isOwn = (cell: HtmlElement | undefined): boolean => cell !== undefined && !fillers.has(cell);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => rows.some((cells) => isOwn(cells[column])));
  return rows.filter((cells) => cells.some(isOwn)).map((cells) => cells.filter((_, column) => columns[column]));
}

function isCell(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && (node.name === "td" || node.name === "th");
}

/** True for data tables. Layout tables contain other tables or have a single cell; they are unwrapped. */
export function isTableOfData(table: HtmlElement): boolean {
  if (table.attributes.role === "presentation" || holds(table.children, "table")) return false;
  const { rows } = rowsOf(table);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}

function holds(nodes: readonly HtmlNode[], name: string): boolean {
  return nodes.some((node) => typeof node !== "string" && (node.name === name || holds(node.children, name)));
}
