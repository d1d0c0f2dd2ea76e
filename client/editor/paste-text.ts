// Converts plain text of the clipboard. Lines become paragraphs or list items; `*bold*` becomes a mark.
import { element, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import { withOrdinaryBlanks } from "./paste-blanks.ts";
import { listsOf, type ListItem } from "./paste-lists.ts";
import { isDate, readMarker } from "./paste-markers.ts";

export function nodesOfText(text: string): HtmlNode[] {
  const built: HtmlNode[] = [];
  let items: LineItem[] = [];
  const endList = (): void => {
    built.push(...(isList(items) ? listsOf(items) : items.map(({ line }) => paragraph(line))));
    items = [];
  };
  for (const line of withOrdinaryBlanks(text).split(/\r\n?|\n/u)) {
    const item = itemOf(line) ?? lettered(line, items);
    if (item) items.push(item);
    else {
      endList();
      if (line.trim() !== "") built.push(paragraph(line));
    }
  }
  endList();
  return built;
}

const paragraph = (line: string): HtmlElement => element("p", marked(line));

type LineItem = ListItem & { line: string; isSure: boolean };

const itemPattern = /^([ \t]*)([•▪◦‣●○·*–-]|\(?\d{1,3}[.)])[ \t]+(\S.*)$/u;
const TAB = "    ";

function itemOf(line: string): LineItem | null {
  const [, indent = "", sign = "", words = ""] = itemPattern.exec(line) ?? [];
  const marker = words === "" || isDate(sign, words) ? null : readMarker(sign);
  if (!marker) return null;
  return { ...marker, level: levelOf(indent), children: marked(words), list: "", line, isSure: /[•▪◦‣●○]/u.test(sign) };
}

const letterPattern = /^([ \t]+)(\(?[a-z][.)])[ \t]+(\S.*)$/u;

/** An item such as 'b)' counts only after another item. At the beginning of a list, the letter may be an initial. */
function lettered(line: string, items: readonly LineItem[]): LineItem | null {
  const [, indent = "", sign = "", words = ""] = letterPattern.exec(line) ?? [];
  const level = levelOf(indent);
  const marker = words !== "" && items.some((item) => item.level < level) ? readMarker(sign) : null;
  return marker && { ...marker, level, children: marked(words), list: "", line, isSure: false };
}

const levelOf = (indent: string): number => indent.replaceAll("\t", TAB).length;

function isList(items: readonly LineItem[]): boolean {
  if (items.some(({ isSure }) => isSure)) return true;
  return items.slice(1).some(({ name, numbers, level }, index) => {
    const before = items[index];
    if (name !== before?.name) return false;
    return name === "ul" || level !== before.level || numbers[0] === (before.numbers[0] ?? 0) + 1;
  });
}

const markOfSign: Readonly<Record<string, string>> = { "*": "strong", _: "em", "~": "s" };
/**
 * The formatting of messengers such as WhatsApp: `*bold*`, `_italic_`, `~strike~`. Characters inside a word do not
 * count.
 */
const markPattern =
  /(^|[\s([{"'„“‚‘»«*_~])(\*\*?|__?|~~?)(?!\s|\2)(.{0,500}?[^\s])\2(?=$|[\s)\]}"'“”’‘»«*_~.,;:!?…–-])/gu;

function marked(text: string): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let at = 0;
  for (const found of text.matchAll(markPattern)) {
    const [whole, before = "", signs = "", words = ""] = found;
    const name = markOfSign[signs.charAt(0)] ?? "span";
    nodes.push(text.slice(at, found.index) + before, element(name, marked(words)));
    at = found.index + whole.length;
  }
  return [...nodes, text.slice(at)].filter((node) => node !== "");
}
