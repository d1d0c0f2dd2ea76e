// Converts clipboard HTML of Word, Google Docs and web pages to the few elements that the editor knows.
import type { HtmlElement, HtmlNode } from "./html-tree.ts";

type Style = ReadonlyMap<string, string>;

function element(name: string, children: readonly HtmlNode[], attributes: HtmlElement["attributes"] = {}): HtmlElement {
  return { name, attributes, children };
}

/** Cleans pasted HTML: styles become elements, the program's own markup is removed. */
export function cleanPasted(nodes: readonly HtmlNode[]): HtmlNode[] {
  return buildWordLists(nodes).flatMap(cleanNode);
}

/** Only inline styles count: programs write `style`, so splitting it is enough. */
function styleOf({ attributes }: HtmlElement): Style {
  const pairs = (attributes.style ?? "").split(";").map((rule): [string, string] => {
    const [property = "", ...value] = rule.split(":");
    return [property.trim().toLowerCase(), value.join(":").trim().toLowerCase()];
  });
  return new Map(pairs);
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

const wordHeadings: ReadonlyMap<string, string> = new Map([
  ["msotitle", "h2"],
  ["msoheading1", "h2"],
  ["msoheading2", "h3"],
  ["msosubtitle", "h3"],
]);
const keptAttributes = ["href", "src", "alt"];
/** Headings are bold anyway, so bold is ignored in them. */
const plainInside = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (typeof node === "string") return [node];
  const style = styleOf(node);
  if (isHidden(node, style)) return [];
  const children = node.children.flatMap(cleanNode);
  const name = nameOf(node, style);
  if (name === "p" && isBlank(children)) return [];
  if (name === "span") return [...wrapInMarks(name, children, style)];
  const keys = name === "figure" ? [...keptAttributes, "class"] : keptAttributes;
  const attributes = Object.fromEntries(keys.map((key) => [key, node.attributes[key]]));
  if (name === "a") return [element("a", stripLinkLook(children), attributes)];
  if (plainInside.has(name)) return [element(name, withoutMarks(children, ["strong", "b"]))];
  return [element(name, wrapInMarks(name, children, style), attributes)];
}

/** Word writes bullets as text, and its own elements and conditional parts. */
function isHidden(node: HtmlElement, style: Style): boolean {
  if (["head", "meta", "link", "title", "style", "script", "xml"].includes(node.name)) return true;
  if (node.name.startsWith("o:") && isBlank(node.children)) return true;
  if ((node.attributes.class ?? "").includes("Apple-interchange-newline")) return true;
  return style.get("mso-list") === "ignore" || style.get("display") === "none" || style.get("mso-hide") === "all";
}

/** "span" stands for an element without meaning. */
function nameOf(node: HtmlElement, style: Style): string {
  const weight = style.get("font-weight");
  // Google Docs wraps everything in <b style="font-weight:normal">.
  if ((node.name === "b" || node.name === "strong") && weight !== undefined && !isBold(weight)) return "span";
  if ((node.name === "i" || node.name === "em") && style.get("font-style") === "normal") return "span";
  if (node.name === "p") {
    const heading = (node.attributes.class ?? "")
      .split(" ")
      .map((each) => wordHeadings.get(each.toLowerCase()))
      .find(Boolean);
    return heading ?? "p";
  }
  if (["ins", "font", "o:p"].includes(node.name) || node.name.includes(":")) return "span";
  return node.name;
}

function wrapInMarks(name: string, children: readonly HtmlNode[], style: Style): readonly HtmlNode[] {
  if (children.length === 0 || !["span", "p", "li", "div", "td", "b", "strong", "i", "em", "u", "s"].includes(name))
    return children;
  const decoration = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const wanted = [
    isBold(style.get("font-weight") ?? "") ? "strong" : null,
    /^(italic|oblique)/u.test(style.get("font-style") ?? "") ? "em" : null,
    decoration.includes("underline") ? "u" : null,
    decoration.includes("line-through") ? "s" : null,
  ];
  return wanted.reduce<readonly HtmlNode[]>(
    (inner, mark) => (mark && mark !== name ? [element(mark, inner)] : inner),
    children,
  );
}

function stripLinkLook(children: readonly HtmlNode[]): readonly HtmlNode[] {
  return withoutMarks(children, ["u"]);
}

function withoutMarks(nodes: readonly HtmlNode[], names: readonly string[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    const children = withoutMarks(node.children, names);
    return names.includes(node.name) ? children : [{ ...node, children }];
  });
}

function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}

function isBlank(nodes: readonly HtmlNode[]): boolean {
  const holdsPicture = (list: readonly HtmlNode[]): boolean =>
    list.some((node) => typeof node !== "string" && (node.name === "img" || holdsPicture(node.children)));
  return textOf(nodes).trim() === "" && !holdsPicture(nodes);
}

type WordItem = { node: HtmlElement; level: number; name: "ul" | "ol" };

/** Word's lists are paragraphs with "mso-list:l0 level1 lfo1" and a bullet or number as text. */
function readWordItem(node: HtmlNode): WordItem | null {
  if (typeof node === "string" || node.name !== "p") return null;
  const level = /\blevel(\d+)/u.exec(styleOf(node).get("mso-list") ?? "")?.[1];
  if (!level) return null;
  // "1.", "1)", "(a)", "iv." are numbers; "·", "o", "§", "-" are bullets in Word's symbol fonts.
  const marker = findMarker(node.children).trim();
  return { node, level: Number(level), name: /^\(?([0-9]+|[a-z]{1,4})[.)]/iu.test(marker) ? "ol" : "ul" };
}

function findMarker(nodes: readonly HtmlNode[]): string {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const found = styleOf(node).get("mso-list") === "ignore" ? textOf(node.children) : findMarker(node.children);
    if (found !== "") return found;
  }
  return "";
}

/** Converts neighbouring list paragraphs of Word to lists, level by level. */
function buildWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const built: HtmlNode[] = [];
  let items: WordItem[] = [];
  const endList = (): void => {
    built.push(...listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    const item = readWordItem(node);
    if (item) items.push(item);
    else if (typeof node === "string" && node.trim() === "" && items.length > 0) continue;
    else {
      endList();
      built.push(typeof node === "string" ? node : { ...node, children: buildWordLists(node.children) });
    }
  }
  endList();
  return built;
}

function listsOf(items: readonly WordItem[]): HtmlElement[] {
  const lists: { name: "ul" | "ol"; items: { own: WordItem; below: WordItem[] }[] }[] = [];
  const top = Math.min(...items.map(({ level }) => level));
  for (const item of items) {
    const list = lists.at(-1);
    const upper = list?.items.at(-1);
    if (item.level > top && upper) upper.below.push(item);
    else if (list?.name === item.name) list.items.push({ own: item, below: [] });
    else lists.push({ name: item.name, items: [{ own: item, below: [] }] });
  }
  return lists.map((list) =>
    element(
      list.name,
      list.items.map(({ own, below }) => element("li", [...own.node.children, ...listsOf(below)])),
    ),
  );
}
