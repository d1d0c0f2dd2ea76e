// The rows and cells of an HTML table, in whatever order its parts are written.
import type { HtmlElement, HtmlNode } from "./html-tree.ts";

type Parts = { caption: HtmlNode[]; rows: HtmlElement[][] };

/** What is in the table, but in no cell, is taken for its caption: nobody sees such words where they are written. */
export function rowsOf(table: HtmlElement): Parts {
  const parts: Parts = { caption: [], rows: [] };
  const foot: HtmlElement[][] = [];
  for (const node of table.children) {
    if (typeof node === "string" || !["thead", "tbody", "tfoot", "tr"].includes(node.name)) parts.caption.push(node);
    else if (node.name === "tr") addRow(node, parts);
    else {
      const section = sectionOf(node);
      parts.caption.push(...section.caption);
      (node.name === "tfoot" ? foot : parts.rows).push(...section.rows);
    }
  }
  return { ...parts, rows: [...parts.rows, ...foot] };
}

function sectionOf({ children }: HtmlElement): Parts {
  const parts: Parts = { caption: [], rows: [] };
  for (const node of children) {
    if (typeof node !== "string" && node.name === "tr") addRow(node, parts);
    else parts.caption.push(node);
  }
  return parts;
}

function addRow({ children }: HtmlElement, { caption, rows }: Parts): void {
  const cells = children.filter(isCell);
  caption.push(...children.filter((node) => !isCell(node)));
  if (cells.length > 0) rows.push(cells);
}

function isCell(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && (node.name === "td" || node.name === "th");
}

/** Whether a table is none for the layout of a page or of a mail: those hold tables, or are one box. */
export function isTableOfData(table: HtmlElement): boolean {
  if (table.attributes.role === "presentation" || holds(table.children, "table")) return false;
  const { rows } = rowsOf(table);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}

function holds(nodes: readonly HtmlNode[], name: string): boolean {
  return nodes.some((node) => typeof node !== "string" && (node.name === name || holds(node.children, name)));
}
