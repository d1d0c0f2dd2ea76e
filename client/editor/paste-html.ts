import { hasClass, isMarker, styleOf, type Style } from "./html-style.ts";
import { element, isBlank, textOf, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import { ordinaryBlanks } from "./paste-blanks.ts";
import { buildLists, joinLists, splitAtValues } from "./paste-lists.ts";
import { scriptOf } from "./paste-scripts.ts";

export function cleanPasted(nodes: readonly HtmlNode[]): HtmlNode[] {
  return ordinaryBlanks(cleanNodes(buildLists(nodes)));
}

function cleanNodes(nodes: readonly HtmlNode[]): HtmlNode[] {
  return joinLists(nodes.flatMap(cleanNode));
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
const keptAttributes = ["href", "src", "alt", "start", "value", "colspan", "rowspan", "role"];
/** Pasted headings are bold by default, so bold inside them is ignored. */
const plainInside = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
/** Programs leave zero-width characters as markers. */
const withoutWidth = /[\u200B\uFEFF]/gu;

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (typeof node === "string") return [node.replace(withoutWidth, "")];
  const style = styleOf(node);
  if (isHidden(node, style)) return [];
  const name = nameOf(node, style);
  const children = inPlace(cleanNodes(node.children), node, style);
  if (name === "p" && isBlank(children)) return [];
  if (name === "span") return [...wrapInMarks(name, children, style)];
  const keys = name === "figure" ? [...keptAttributes, "class"] : keptAttributes;
  const attributes = Object.fromEntries(keys.map((key) => [key, node.attributes[key]]));
  if (name === "a") return [element("a", stripLinkLook(children), attributes)];
  if (plainInside.has(name)) return [element(name, withoutMarks(children, ["strong", "b"]))];
  return splitAtValues(element(name, wrapInMarks(name, children, style), attributes));
}

/** True for invisible elements, metadata, Word's comments, bullets written as text, and empty rows without height. */
function isHidden(node: HtmlElement, style: Style): boolean {
  if (["head", "meta", "link", "title", "style", "script", "xml"].includes(node.name)) return true;
  if (node.name.startsWith("o:") && isBlank(node.children)) return true;
  if (node.name === "tr" && node.attributes.height === "0" && isBlank(node.children)) return true;
  if (isComment(node, style)) return true;
  // Word Online marks the end of a paragraph with this class.
  if (hasClass(node, "EOP") || hasClass(node, "Apple-interchange-newline")) return true;
  return isMarker(node) || style.get("display") === "none" || style.get("mso-hide") === "all";
}

/** True for Word's comments, and for the anchors that link to them. */
function isComment({ name, attributes }: HtmlElement, style: Style): boolean {
  if (style.get("mso-element") === "comment-list" || style.get("mso-special-character") === "comment") return true;
  return name === "a" && /^#_mso(?:com|anchor)_/u.test(attributes.href ?? "");
}

/** The name of the HTML element with the same meaning as the pasted element; "span" if there is none. */
function nameOf(node: HtmlElement, style: Style): string {
  const weight = style.get("font-weight");
  // Google Docs wraps everything in <b style="font-weight:normal">.
  if ((node.name === "b" || node.name === "strong") && weight !== undefined && !isBold(weight)) return "span";
  if ((node.name === "i" || node.name === "em") && style.get("font-style") === "normal") return "span";
  if (node.name === "p") return headingOf(node) ?? "p";
  if (["ins", "font", "o:p", "sup", "sub", "google-sheets-html-origin"].includes(node.name)) return "span";
  return node.name.includes(":") ? "span" : node.name;
}

/** Word marks headings with a class, Word Online with an ARIA role. */
function headingOf({ attributes }: HtmlElement): string | undefined {
  if (attributes.role === "heading") return attributes["aria-level"] === "1" ? "h2" : "h3";
  return (attributes.class ?? "")
    .split(" ")
    .map((each) => wordHeadings.get(each.toLowerCase()))
    .find(Boolean);
}

/** Converts superscripts and subscripts to Unicode characters, if such characters exist. */
function inPlace(children: readonly HtmlNode[], node: HtmlElement, style: Style): readonly HtmlNode[] {
  const align = style.get("vertical-align");
  const isRaised = node.name === "sup" || align === "super";
  if (!isRaised && node.name !== "sub" && align !== "sub") return children;
  const place = isRaised ? "raised" : "lowered";
  if (scriptOf(textOf(children), place) === null) return children;
  const moved = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.map((each) =>
      typeof each === "string" ? (scriptOf(each, place) ?? each) : { ...each, children: moved(each.children) },
    );
  return moved(children);
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
