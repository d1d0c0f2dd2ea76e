import { escapeHtml, escapeText } from "#contract/values/escape-html.ts";
import {
  marks,
  type Block,
  type FigureElement,
  type Inline,
  type ListElement,
  type ListItemElement,
  type Mark,
  type TableElement,
  type TableRowElement,
} from "./nodes.ts";
import { runsOf, tidyRuns, type Run } from "./runs.ts";

const elementOfMark: Record<Mark, string> = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function groupRuns<Key>(runs: readonly Run[], sameAs: (run: Run) => Key): { key: Key; runs: Run[] }[] {
  const groups: { key: Key; runs: Run[] }[] = [];
  for (const run of runs) {
    const key = sameAs(run);
    const last = groups.at(-1);
    if (last && last.key === key) last.runs.push(run);
    else groups.push({ key, runs: [run] });
  }
  return groups;
}

/** Marks are nested in a fixed order, so that equal formatting gives equal HTML. */
function writeMarks(runs: readonly Run[], left: readonly Mark[]): string {
  const [mark, ...inner] = left;
  if (!mark) return runs.map(({ text }) => escapeText(text).replaceAll("\n", "<br />")).join("");
  return groupRuns(runs, (run) => run.marks.has(mark))
    .map((group) => {
      const html = writeMarks(group.runs, inner);
      return group.key ? `<${elementOfMark[mark]}>${html}</${elementOfMark[mark]}>` : html;
    })
    .join("");
}

function writeLine(nodes: readonly Inline[]): string {
  return groupRuns(tidyRuns(runsOf(nodes)), (run) => run.link)
    .map(({ key, runs }) => {
      const html = writeMarks(runs, marks);
      return key ? `<a href="${escapeHtml(key.href)}">${html}</a>` : html;
    })
    .join("");
}

/** Empty elements are not written, because they exist only to hold the caret. */
function wrap(name: string, html: string): string {
  return html === "" ? "" : `<${name}>${html}</${name}>`;
}

function writeItem(item: ListItemElement): string {
  return wrap(
    "li",
    item.children.map((child) => (child.type === "item-text" ? writeLine(child.children) : writeList(child))).join(""),
  );
}

function writeList(list: ListElement): string {
  const items = list.children.map(writeItem).join("");
  if (list.type === "bulleted-list") return wrap("ul", items);
  return items === "" || list.start === undefined ? wrap("ol", items) : `<ol start="${list.start}">${items}</ol>`;
}

function writeBlock(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return wrap("p", writeLine(block.children));
    case "heading-1":
      return wrap("h2", writeLine(block.children));
    case "heading-2":
      return wrap("h3", writeLine(block.children));
    case "bulleted-list":
    case "numbered-list":
      return writeList(block);
    case "quote":
      return wrap("blockquote", block.children.map(writeBlock).join(""));
    case "figure":
      return writeFigure(block);
    case "table":
      return writeTable(block);
  }
}

function writeFigure({ src, alt, place, caption }: FigureElement): string {
  const img = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" />`;
  const content = img + wrap("figcaption", writeLine(caption));
  return place ? `<figure class="${place}">${content}</figure>` : wrap("figure", content);
}

/** Empty cells are written too, so that all cells keep their columns. */
function writeTable({ children: rows }: TableElement): string {
  const [first, ...others] = rows;
  if (!first) return "";
  const hasHead = others.length > 0 && first.children.every(({ isHeading }) => isHeading);
  const head = hasHead ? wrap("thead", writeRow(first, "col")) : "";
  return wrap("table", head + wrap("tbody", (hasHead ? others : rows).map((row) => writeRow(row, "row")).join("")));
}

function writeRow({ children: cells }: TableRowElement, scope: "col" | "row"): string {
  const written = cells.map((cell) => {
    const html = writeLine(cell.children);
    return cell.isHeading ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`;
  });
  return wrap("tr", written.join(""));
}

export function serialize(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join("");
}
