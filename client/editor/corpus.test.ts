import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { droppedWithContent, keptElements } from "#contract/values/html.ts";
import { sanitizeBlock } from "#server/outside/html.ts";
import { corpus } from "#testing/editor/corpus.ts";
import { createRichTextEditor } from "./create-editor.ts";
import { deserialize } from "./html-read.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";
import { serialize } from "./html-write.ts";
import { cleanPasted } from "./paste-html.ts";
import type { Block } from "./nodes.ts";

const stored = (html: string): string => serialize(deserialize(parseHtmlInNode(sanitizeBlock(html))));
const pasted = (html: string): string => serialize(deserialize(cleanPasted(parseHtmlInNode(html))));

type Parsed = ReturnType<typeof parseDocument>["childNodes"][number];
const unseen = new Set([...droppedWithContent, "head", "xml", "meta", "link"]);

/**
 * The visible letters, sorted, because pasting changes their order. Captions move before their tables, and pictures
 * behind their lists.
 */
function lettersOf(html: string): string {
  const read = (node: Parsed): string => {
    if (node.type === "text") return node.data;
    if (!("attribs" in node) || unseen.has(node.name)) return "";
    // Word writes bullets as text. Bullets and hidden elements do not count as words.
    if (/mso-list:\s*ignore|display:\s*none|mso-hide/iu.test(node.attribs["style"] ?? "")) return "";
    return node.childNodes.map(read).join("");
  };
  const text = parseDocument(html).childNodes.map(read).join("");
  return [...text.replace(/\s/gu, "")].sort().join("");
}

function elementsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z0-9]+)/gu)].map(([, name = ""]) => name);
}

describe.each(corpus)("$name", ({ html, pastes }) => {
  test("is pasted as what it means, with every word", () => {
    const result = pasted(html);
    expect(result).toBe(pastes);
    expect(lettersOf(result)).toBe(lettersOf(html));
  });

  test.each([
    ["pasted", pasted],
    ["stored", stored],
  ])("%s, it holds only what is kept, and stays as it is on the next way", (_, convert) => {
    const once = convert(html);
    expect(elementsOf(once).filter((name) => !Object.hasOwn(keptElements, name))).toEqual([]);
    expect(sanitizeBlock(once)).toBe(once);
    expect(stored(once)).toBe(once);
    expect(convert(once)).toBe(once);
    const editor = createRichTextEditor(once, parseHtmlInNode);
    expect(serialize(editor.children as Block[])).toBe(once);
  });
});
