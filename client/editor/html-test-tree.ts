import { parseDocument } from "htmlparser2";
import type { HtmlNode } from "./html-tree.ts";

type Parsed = ReturnType<typeof parseDocument>["childNodes"][number];

export function parseHtmlInNode(html: string): HtmlNode[] {
  return treeOf(parseDocument(html).childNodes);
}

function treeOf(nodes: readonly Parsed[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === "text") return [node.data];
    if (!("attribs" in node)) return [];
    return [{ name: node.name, attributes: node.attribs, children: treeOf(node.childNodes) }];
  });
}
