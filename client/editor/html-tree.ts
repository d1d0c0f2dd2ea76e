// HTML as a tree of plain objects, so that most code runs without a browser. In a browser, `parseHtml` builds the tree
// from text.

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: readonly HtmlNode[];
};
/** A string is a text node. Comments and other nodes are left out. */
export type HtmlNode = string | HtmlElement;

export function parseHtml(html: string): HtmlNode[] {
  return childrenOf(new DOMParser().parseFromString(html, "text/html").body);
}

function childrenOf(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ name: node.localName, attributes, children: childrenOf(node) }];
  });
}

export function element(
  name: string,
  children: readonly HtmlNode[],
  attributes: HtmlElement["attributes"] = {},
): HtmlElement {
  return { name, attributes, children };
}

export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}

export function isBlank(nodes: readonly HtmlNode[]): boolean {
  return textOf(nodes).trim() === "" && !holdsPicture(nodes);
}

function holdsPicture(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== "string" && (node.name === "img" || holdsPicture(node.children)));
}
