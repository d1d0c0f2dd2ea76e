// Writes the editor's document as HTML, in the normal form that the server's sanitiser does not change.
import { marks, type Block, type Inline, type ListElement, type ListItemElement, type Mark } from "./nodes.ts";
import { runsOf, tidyRuns, type Run } from "./runs.ts";

const elementOfMark: Record<Mark, string> = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Groups neighbours for which `sameAs` returns the same value. */
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

/** Marks in one fixed order, so that equal formatting gives equal HTML. */
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
      return key ? `<a href="${escapeAttribute(key.href)}">${html}</a>` : html;
    })
    .join("");
}

/** Empty elements are not written: they only hold the caret. */
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
  return wrap(list.type === "bulleted-list" ? "ul" : "ol", list.children.map(writeItem).join(""));
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
    case "figure": {
      const img = `<img src="${escapeAttribute(block.src)}" alt="${escapeAttribute(block.alt)}" />`;
      return wrap("figure", img + wrap("figcaption", writeLine(block.caption)));
    }
  }
}

/** The document as HTML; "" if it is empty. */
export function serialize(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join("");
}
