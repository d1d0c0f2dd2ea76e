// Builds lists from the HTML of office programs. These programs write paragraphs with a level, or a separate list for
// each item.
import { listStart } from "#contract/values/html.ts";
import { hasClass, isMarker, styleOf } from "./html-style.ts";
import { element, isBlank, textOf, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import { isDate, readMarker } from "./paste-markers.ts";

export type ListItem = {
  level: number;
  name: "ul" | "ol";
  /** The possible numbers of the item, most likely first. Empty if the program gives none. */
  numbers: readonly number[];
  children: readonly HtmlNode[];
  /** The id that the program gives to the list; '' if there is none. */
  list: string;
};

export function buildLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const built: HtmlNode[] = [];
  let items: ListItem[] = [];
  let blanks: HtmlNode[] = [];
  const endList = (): void => {
    built.push(...listsOf(items), ...blanks);
    items = [];
    blanks = [];
  };
  for (const node of nodes.flatMap(withoutBorder)) {
    const found = itemsOf(node);
    const last = items.at(-1);
    if (found.length > 0) {
      if (blanks.some(isParagraph) && last?.list !== found[0]?.list) endList();
      blanks = [];
      items.push(...found);
    } else if (last && isBlankLine(node)) blanks.push(node);
    else if (last && !blanks.some(isParagraph) && isContinued(node)) {
      items[items.length - 1] = { ...last, children: [...last.children, ...buildLists([withoutRole(node)])] };
    } else if (!last && isLowerList(node) && isListElement(lastOf(built))) {
      built.splice(built.findLastIndex(isListElement), built.length, below(lastOf(built) as HtmlElement, node));
    } else if (!last && isGoneOnWith(lastOf(built), node)) {
      const list = lastOf(built) as HtmlElement;
      const joined = { ...list, children: [...list.children, ...node.children] };
      built.splice(built.lastIndexOf(list), built.length, joined);
    } else {
      endList();
      built.push(
        typeof node === "string" ? node : { ...revealed(node), children: buildLists(revealed(node).children) },
      );
    }
  }
  endList();
  return built;
}

/** Word wraps paragraphs that share a border in a box, even in the middle of a list. */
const withoutBorder = (node: HtmlNode): readonly HtmlNode[] =>
  typeof node !== "string" && styleOf(node).get("mso-element") === "para-border-div" ? node.children : [node];

const isListElement = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && typeof node !== "string" && (node.name === "ul" || node.name === "ol");

const lastOf = (nodes: readonly HtmlNode[]): HtmlNode | undefined =>
  nodes.findLast((node) => typeof node !== "string" || node.trim() !== "");

const levelsOf = (list: HtmlElement): number[] =>
  list.children.flatMap((child) => (typeof child === "string" || child.name !== "li" ? [] : [levelOf(child)]));

const isLowerList = (node: HtmlNode): node is HtmlElement =>
  isListElement(node) && levelsOf(node).length > 0 && levelsOf(node).every((level) => level > 1);

/**
 * True if `next` continues the bulleted list `list` after a nested list. For numbered lists, the numbers decide this.
 */
const isGoneOnWith = (list: HtmlNode | undefined, next: HtmlNode): next is HtmlElement =>
  isListElement(list) &&
  isListElement(next) &&
  list.name === "ul" &&
  next.name === "ul" &&
  isListElement(list.children.at(-1)) &&
  levelsOf(next).every((level) => level === 1);

/** Inserts a nested list into a list, after the item to which it belongs. */
function below(list: HtmlElement, lower: HtmlElement): HtmlElement {
  const last = list.children.findLastIndex(isListElement);
  const inner = list.children[last];
  const isDeeper = isListElement(inner) && Math.min(...levelsOf(lower)) > Math.min(...levelsOf(inner));
  const children = isDeeper ? list.children.with(last, below(inner, lower)) : [...list.children, lower];
  return { ...list, children };
}

const isParagraph = (node: HtmlNode): boolean => typeof node !== "string";

function isBlankLine(node: HtmlNode): boolean {
  return typeof node === "string" ? node.trim() === "" : node.name === "p" && isBlank(node.children);
}

function itemsOf(node: HtmlNode): ListItem[] {
  if (typeof node === "string") return [];
  const item = wordItem(node) ?? textItem(node);
  return item ? [item] : levelledItems(node);
}

/**
 * Word writes an item as a paragraph with the style 'mso-list:l0 level1 lfo1'. The bullet or number is part of the
 * text.
 */
function wordItem(node: HtmlElement): ListItem | null {
  if (node.name !== "p") return null;
  const [, list = "", level] = /^(l\d+)\s+level(\d+)/u.exec(styleOf(node).get("mso-list") ?? "") ?? [];
  const marker = level === undefined ? null : readMarker(findMarker(node.children));
  return marker && { ...marker, level: Number(level), children: node.children, list };
}

function findMarker(nodes: readonly HtmlNode[]): string {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const found = isMarker(node) ? textOf(node.children) : findMarker(node.children);
    if (found !== "") return found;
  }
  return "";
}

/** The second paragraph of a Word item has the class of the list, but no number. */
function isContinued(node: HtmlNode): node is HtmlElement {
  return (
    typeof node !== "string" &&
    node.name === "p" &&
    /\bMsoList(?:Paragraph|Continue)/u.test(node.attributes.class ?? "") &&
    !styleOf(node).has("mso-list")
  );
}

/**
 * Keeps the numbers of headings and words such as '§ 5', because they are part of the text. Other markers are dropped
 * later.
 */
function revealed(node: HtmlElement): HtmlElement {
  if (!/^(?:p|h[1-6])$/u.test(node.name) || !/\blevel\d/u.test(styleOf(node).get("mso-list") ?? "")) return node;
  const reveal = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.map((child) => {
      if (typeof child === "string") return child;
      return isMarker(child)
        ? element("span", [...child.children, " "])
        : { ...child, children: reveal(child.children) };
    });
  return { ...node, children: reveal(node.children) };
}

const withoutRole = (node: HtmlElement): HtmlElement => element("p", node.children);

/** The start of an item: a bullet and a space, or a number and a tab. Some programs write spaces instead of the tab. */
const bulletText = /^([\s\u00A0]*)[•▪◦‣●○·][\s\u00A0]+(?=\S)/u;
const numberText = /^([\s\u00A0]*)(\(?\d{1,3}[.)])(?:\t[\s\u00A0]*|[\s\u00A0]*\u00A0[\s\u00A0]+)(?=\S)/u;

/**
 * Web pages and mail programs write an item as a paragraph that begins with a bullet or number. Each tab before it adds
 * a level.
 */
function textItem(node: HtmlElement): ListItem | null {
  if (node.name !== "p") return null;
  const text = textOf(node.children);
  const found = bulletText.exec(text) ?? numberText.exec(text);
  if (!found || isDate(found[2] ?? "", text.slice(found[0].length))) return null;
  const marker = found[2] === undefined ? { name: "ul" as const, numbers: [] } : readMarker(found[2]);
  if (!marker) return null;
  const level = (found[1] ?? "").split("\t").length;
  return { ...marker, level, children: withoutStart(node.children, found[0].length), list: "text" };
}

function withoutStart(nodes: readonly HtmlNode[], length: number): HtmlNode[] {
  let left = length;
  return nodes.map((node) => {
    const size = textOf([node]).length;
    const cut = Math.min(size, left);
    left -= cut;
    if (typeof node === "string") return node.slice(cut);
    return cut === 0 ? node : { ...node, children: withoutStart(node.children, cut) };
  });
}

/** Word Online writes a separate list for each item, with the level as an attribute. */
function levelledItems(node: HtmlElement): ListItem[] {
  if (hasClass(node, "ListContainerWrapper")) return node.children.flatMap(itemsOf);
  if (!isListElement(node)) return [];
  const name = node.name === "ol" ? "ol" : "ul";
  const children = node.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const items = children.filter((child) => typeof child !== "string" && child.name === "li") as HtmlElement[];
  const levels = items.map(levelOf);
  const isOnline = items.length > 0 && items.every(({ attributes }) => attributes["data-aria-level"] !== undefined);
  const isFlat = new Set(levels).size > 1 && !levels.includes(0);
  if (items.length < children.length || !(isOnline || isFlat)) return [];
  return items.map(({ attributes, children: content }, index) => ({
    level: levels[index] ?? 1,
    name,
    numbers: name === "ol" ? numberAt(node, attributes, index) : [],
    children: content,
    list: attributes["data-listid"] ?? "",
  }));
}

function levelOf({ attributes }: HtmlElement): number {
  return Number.parseInt(attributes["data-aria-level"] ?? attributes["aria-level"] ?? "", 10) || 0;
}

function numberAt(list: HtmlElement, item: HtmlElement["attributes"], index: number): number[] {
  const place = Number.parseInt(item["data-aria-posinset"] ?? "", 10);
  if (list.attributes.start !== undefined) return [(listStart(list.attributes.start) ?? 1) + index];
  return place >= 1 ? [place] : [];
}

type Built = { name: "ul" | "ol"; start: number; last: number; items: { own: ListItem; below: ListItem[] }[] };

/** Consecutive items form one list if their type is the same and their numbers continue. */
export function listsOf(items: readonly ListItem[]): HtmlElement[] {
  const lists: Built[] = [];
  const top = Math.min(...items.map(({ level }) => level));
  for (const item of items) {
    const list = lists.at(-1);
    const upper = list?.items.at(-1);
    if (item.level > top && upper) {
      upper.below.push(item);
      continue;
    }
    const next = (list?.last ?? 0) + 1;
    const goesOn = item.numbers.length === 0 || item.numbers.includes(next);
    if (list?.name === item.name && goesOn) {
      list.items.push({ own: item, below: [] });
      list.last = next;
    } else {
      const start = item.numbers[0] ?? 1;
      lists.push({ name: item.name, start, last: start, items: [{ own: item, below: [] }] });
    }
  }
  return lists.map(({ name, start, items: own }) => {
    const children = own.map((item) => element("li", [...item.own.children, ...listsOf(item.below)]));
    return element(name, children, name === "ol" && start !== 1 ? { start: String(start) } : {});
  });
}

/** If the `value` of an item does not continue the numbers, a new list starts there. */
export function splitAtValues(list: HtmlElement): HtmlElement[] {
  if (list.name !== "ol") return [list];
  const parts: HtmlElement[] = [];
  let next = listStart(list.attributes.start) ?? 1;
  for (const node of list.children) {
    const value = typeof node !== "string" && node.name === "li" ? node.attributes.value : undefined;
    const number = value === undefined || !/^\s*-?\d+\s*$/u.test(value) ? next : Number(value);
    const last = parts.at(-1);
    if (last && number === next) parts[parts.length - 1] = { ...last, children: [...last.children, node] };
    else parts.push(element("ol", [node], { start: String(number) }));
    next = typeof node !== "string" && node.name === "li" ? number + 1 : number;
  }
  return parts;
}

export function joinLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const before = joined.findLastIndex((other) => typeof other !== "string" || other.trim() !== "");
    const list = joined[before];
    if (typeof node !== "string" && list !== undefined && typeof list !== "string" && goesOnFrom(list, node))
      joined.splice(before, joined.length, { ...list, children: [...list.children, ...node.children] });
    else joined.push(node);
  }
  return joined;
}

function goesOnFrom(list: HtmlElement, next: HtmlElement): boolean {
  const start = listStart(next.attributes.start);
  if (list.name !== "ol" || next.name !== "ol" || start === null) return false;
  const count = list.children.filter((node) => typeof node !== "string" && node.name === "li").length;
  return (listStart(list.attributes.start) ?? 1) + count === start;
}
