import fc from "fast-check";
import { Editor, Node, Transforms, type Descendant } from "slate";
import { describe, expect, test } from "vitest";
import type { Picture } from "#contract/schemas/files.ts";
import { createRichTextEditor } from "./create-editor.ts";
import { handleHotkey } from "./commands.ts";
import { documents, ownPicture } from "#testing/editor/documents.ts";
import { deserialize } from "./html-read.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";
import { serialize } from "./html-write.ts";
import type { Block, RichTextEditor } from "./nodes.ts";
import { setHeadingStyle, toggleQuote } from "./with-blocks.ts";
import { completeUrl } from "./complete-url.ts";
import { removeLink, setLink } from "./with-links.ts";
import { changeFigure, insertFigure, removeFigure } from "./with-figures.ts";
import { handleTableTab, insertTable, runTableCommand, type TableCommand } from "./with-tables.ts";
import { handleListTab, indent, listLevelOf, outdent, toggleList } from "./with-lists.ts";
import { toggleMark } from "./with-marks.ts";

const htmlOf = (editor: RichTextEditor): string => serialize(editor.children as Block[]);
const press = (key: string, keys: Partial<KeyboardEvent> = {}) => ({
  key,
  code: "",
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...keys,
});

/** "[" and "]" in the text mark the ends of the selection; "|" marks the caret. */
function open(html: string): RichTextEditor {
  const editor = createRichTextEditor(html, parseHtmlInNode);
  const find = (sign: string) => {
    for (const [node, path] of Node.texts(editor)) {
      const offset = node.text.indexOf(sign);
      if (offset < 0) continue;
      Transforms.delete(editor, { at: { anchor: { path, offset }, focus: { path, offset: offset + 1 } } });
      return { path, offset };
    }
    return undefined;
  };
  const anchor = find("[") ?? find("|");
  const focus = find("]") ?? anchor;
  if (anchor && focus) Transforms.select(editor, { anchor, focus });
  editor.history = { undos: [], redos: [] };
  // Removing '[', ']' and '|' must not become one undo step with the tested change.
  editor.operations = [];
  return editor;
}

type Act = (editor: RichTextEditor) => unknown;
const bullets: Act = (editor) => toggleList(editor, "bulleted-list");
const numbers: Act = (editor) => toggleList(editor, "numbered-list");
const enter: Act = (editor) => editor.insertBreak();
const backspace: Act = (editor) => editor.deleteBackward("character");
const type =
  (text: string): Act =>
  (editor) =>
    editor.insertText(text);
const link =
  (href: string): Act =>
  (editor) =>
    setLink(editor, href);

const typeKeys =
  (text: string): Act =>
  (editor) => {
    for (const letter of text) editor.insertText(letter);
  };
const tab: Act = (editor) => handleTableTab(editor, { shiftKey: false });
const backTab: Act = (editor) => handleTableTab(editor, { shiftKey: true });
const del: Act = (editor) => editor.deleteForward("character");
const table =
  (name: TableCommand): Act =>
  (editor) =>
    runTableCommand(editor, name);
const rows = (...written: string[][]) =>
  `<table><tbody>${written.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;
const [, , , , fileId = "", variantId = ""] = ownPicture.split("/");
const ownFile = { id: fileId, variants: [{ id: variantId, res: { w: 1, h: 1 } }] } as unknown as Picture;

const cases: [string, string, Act[], string][] = [
  ["## begins a heading of style 1", "<p>|</p>", [typeKeys("## Most")], "<h2>Most</h2>"],
  ["### begins a heading of style 2", "<p>|</p>", [typeKeys("### Most")], "<h3>Most</h3>"],
  ["- begins a list", "<p>a</p><p>|</p>", [typeKeys("- b")], "<p>a</p><ul><li>b</li></ul>"],
  [
    "what is split off a list begins anew",
    '<ol start="3"><li>a</li><li>b|</li><li>c</li></ol>',
    [outdent],
    '<ol start="3"><li>a</li></ol><p>b</p><ol><li>c</li></ol>',
  ],
  // A triple click selects up to the start of the next line.
  ["a list of one marked line", "<p>a</p><p>[b</p><p>]c</p>", [bullets], "<p>a</p><ul><li>b</li></ul><p>c</p>"],
  ["a quote of one marked line", "<p>[b</p><p>]c</p>", [toggleQuote], "<blockquote><p>b</p></blockquote><p>c</p>"],
  [
    "a heading of one marked line",
    "<p>[b</p><p>]c</p>",
    [(e) => setHeadingStyle(e, "heading-1")],
    "<h2>b</h2><p>c</p>",
  ],
  [
    "one marked item leaves its list",
    "<ul><li>a</li><li>[b</li></ul><p>]c</p>",
    [bullets],
    "<ul><li>a</li></ul><p>b</p><p>c</p>",
  ],
  [
    "one marked item goes down",
    "<ul><li>a</li><li>[b</li><li>]c</li></ul>",
    [indent],
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  ],
  ["one marked quote is lifted", "<blockquote><p>[b</p></blockquote><p>]c</p>", [toggleQuote], "<p>b</p><p>c</p>"],
  [
    "a link of one marked line",
    "<p>[b</p><p>]c</p>",
    [link("https://example.org")],
    '<p><a href="https://example.org">b</a></p><p>c</p>',
  ],
  ["one marked cell is emptied", rows(["[a", "]b"]), [(e) => e.deleteFragment()], rows(["", "b"])],
  ["bullets have no number", '<ol start="3"><li>a|</li></ol>', [bullets], "<ul><li>a</li></ul>"],
  ["1. begins a numbered list", "<p>|</p>", [typeKeys("1. a")], "<ol><li>a</li></ol>"],
  ["> begins a quote", "<p>|b</p>", [typeKeys("> a")], "<blockquote><p>ab</p></blockquote>"],
  ["signs inside of a line are signs", "<p>a |</p>", [typeKeys("- 1. ## b")], "<p>a - 1. ## b</p>"],
  ["signs in a heading or an item are signs", "<h2>|a</h2>", [typeKeys("- ")], "<h2>- a</h2>"],
  ["**bold**", "<p>|</p>", [typeKeys("a **b c** d")], "<p>a <strong>b c</strong> d</p>"],
  ["*italic*", "<p>|</p>", [typeKeys("*a* b")], "<p><em>a</em> b</p>"],
  ["a product is no emphasis", "<p>|</p>", [typeKeys("2 * 3 * 4, a*b*c")], "<p>2 * 3 * 4, a*b*c</p>"],
  ["a shortcut is one step back", "<p>|</p>", [typeKeys("## "), (e) => e.undo()], "<p>##</p>"],
  ["bold by signs is one step back", "<p>|</p>", [typeKeys("**a**"), (e) => e.undo()], "<p>**a**</p>"],
  ["Tab goes to the next cell", rows(["a|", "b"]), [tab, type("x")], rows(["a", "bx"])],
  ["Shift+Tab goes back", rows(["a", "b"], ["|c", "d"]), [backTab, type("x")], rows(["a", "bx"], ["c", "d"])],
  ["Tab in the last cell begins a row", rows(["a", "b|"]), [tab, type("c")], rows(["a", "b"], ["c", ""])],
  ["a row above", rows(["a|", "b"]), [table("rowAbove"), type("x")], rows(["x", ""], ["a", "b"])],
  ["a row below", rows(["a|", "b"]), [table("rowBelow"), type("x")], rows(["a", "b"], ["x", ""])],
  ["a column before", rows(["a|", "b"]), [table("columnBefore"), type("x")], rows(["x", "a", "b"])],
  ["a column after", rows(["a|"], ["b"]), [table("columnAfter"), type("x")], rows(["a", "x"], ["b", ""])],
  ["a row goes", rows(["a|", "b"], ["c", "d"]), [table("removeRow")], rows(["c", "d"])],
  ["a column goes", rows(["a|", "b"], ["c", "d"]), [table("removeColumn")], rows(["b"], ["d"])],
  ["the last row takes the table along", rows(["a|", "b"]), [table("removeRow"), type("x")], "<p>x</p>"],
  [
    "a table goes",
    `<p>a</p>${rows(["b|", "c"])}<p>d</p>`,
    [table("removeTable"), type("x")],
    "<p>a</p><p>x</p><p>d</p>",
  ],
  [
    "headings of columns and rows",
    rows(["a|", "b"], ["c", "d"]),
    [table("headRow"), table("headColumn")],
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  ],
  ["Enter in a cell is a line break", rows(["a|", "b"]), [enter, type("c")], rows(["a<br />c", "b"])],
  ["Backspace stays in its cell", rows(["a", "|b"]), [backspace], rows(["a", "b"])],
  ["Delete stays in its cell", rows(["a|", "b"]), [del], rows(["a", "b"])],
  [
    "Backspace below a table goes into it",
    `${rows(["a", "b"])}<p>|c</p>`,
    [backspace, type("x")],
    `${rows(["a", "bx"])}<p>c</p>`,
  ],
  [
    "Delete above a table goes into it",
    `<p>c|</p>${rows(["a", "b"])}`,
    [del, type("x")],
    `<p>c</p>${rows(["xa", "b"])}`,
  ],
  [
    "what is selected over cells is emptied",
    rows(["a[b", "c"], ["d]e", "f"]),
    [(e) => e.deleteFragment()],
    rows(["", ""], ["", "f"]),
  ],
  [
    "a cell is no heading, list or quote",
    rows(["a|", "b"]),
    [bullets, toggleQuote, (e) => setHeadingStyle(e, "heading-1")],
    rows(["a", "b"]),
  ],
  ["bold in a cell", rows(["[a]", "b"]), [(e) => toggleMark(e, "bold")], rows(["<strong>a</strong>", "b"])],
  [
    "a picture below the line",
    "<p>a|</p><p>b</p>",
    [(e) => insertFigure(e, ownFile)],
    `<p>a</p><figure><img src="${ownPicture}" alt="" /></figure><p>b</p>`,
  ],
  [
    "a picture gets its place, its description and its caption",
    `<p>|</p>`,
    [(e) => insertFigure(e, ownFile), (e) => changeFigure(e, { place: "left", alt: 'x "y"', caption: "b" })],
    `<figure class="left"><img src="${ownPicture}" alt="x &quot;y&quot;" /><figcaption>b</figcaption></figure>`,
  ],
  ["a picture goes", `<p>a|</p>`, [(e) => insertFigure(e, ownFile), removeFigure], "<p>a</p>"],

  ["bold is switched on", "<p>a[b]c</p>", [(e) => toggleMark(e, "bold")], "<p>a<strong>b</strong>c</p>"],
  ["bold is switched off", "<p>a<strong>[b]</strong>c</p>", [(e) => toggleMark(e, "bold")], "<p>abc</p>"],
  ["Ctrl+I slants", "<p>[a]</p>", [(e) => handleHotkey(e, press("i"))], "<p><em>a</em></p>"],
  [
    "Cmd+U underlines",
    "<p>[a]</p>",
    [(e) => handleHotkey(e, press("U", { ctrlKey: false, metaKey: true }))],
    "<p><u>a</u></p>",
  ],
  ["Ctrl+Shift+X strikes", "<p>[a]</p>", [(e) => handleHotkey(e, press("X", { shiftKey: true }))], "<p><s>a</s></p>"],
  [
    "Ctrl+Shift+8 makes a list on any keyboard",
    "<p>a|</p>",
    [(e) => handleHotkey(e, press("(", { code: "Digit8", shiftKey: true }))],
    "<ul><li>a</li></ul>",
  ],
  [
    "Ctrl+Z and Ctrl+Y",
    "<p>a|</p>",
    [type("b"), (e) => handleHotkey(e, press("z")), (e) => handleHotkey(e, press("y"))],
    "<p>ab</p>",
  ],
  [
    "Ctrl+Shift+Z",
    "<p>a|</p>",
    [type("b"), (e) => handleHotkey(e, press("z")), (e) => handleHotkey(e, press("Z", { shiftKey: true }))],
    "<p>ab</p>",
  ],
  ["AltGr is no hotkey", "<p>[a]</p>", [(e) => handleHotkey(e, press("b", { altKey: true }))], "<p>a</p>"],
  [
    "a mark waits for the next letter",
    "<p>a|</p>",
    [(e) => toggleMark(e, "bold"), type("b")],
    "<p>a<strong>b</strong></p>",
  ],
  ["a heading of style 1", "<p>a|</p>", [(e) => setHeadingStyle(e, "heading-1")], "<h2>a</h2>"],
  ["no heading", "<h3>a|</h3>", [(e) => setHeadingStyle(e, "none")], "<p>a</p>"],
  [
    "a heading leaves its list",
    "<ul><li>a</li><li>b|</li><li>c</li></ul>",
    [(e) => setHeadingStyle(e, "heading-2")],
    "<ul><li>a</li></ul><h3>b</h3><ul><li>c</li></ul>",
  ],
  [
    "no heading leaves a list alone",
    "<ul><li>a|</li></ul>",
    [(e) => setHeadingStyle(e, "none")],
    "<ul><li>a</li></ul>",
  ],
  ["after a heading comes text", "<h2>a|</h2>", [enter, type("b")], "<h2>a</h2><p>b</p>"],
  ["a heading can be divided", "<h2>a|b</h2>", [enter], "<h2>a</h2><h2>b</h2>"],
  ["Backspace takes the style off", "<p>a</p><h2>|b</h2>", [backspace], "<p>a</p><p>b</p>"],
  [
    "a quote of two blocks",
    "<p>[a</p><h2>b]</h2><p>c</p>",
    [toggleQuote],
    "<blockquote><p>a</p><h2>b</h2></blockquote><p>c</p>",
  ],
  [
    "a block leaves its quote",
    "<blockquote><p>a</p><p>b|</p></blockquote>",
    [toggleQuote],
    "<blockquote><p>a</p></blockquote><p>b</p>",
  ],
  [
    "Enter in an empty line leaves the quote",
    "<blockquote><p>a|</p></blockquote>",
    [enter, enter, type("b")],
    "<blockquote><p>a</p></blockquote><p>b</p>",
  ],
  [
    "Backspace leaves the quote",
    "<blockquote><p>|a</p><p>b</p></blockquote>",
    [backspace],
    "<p>a</p><blockquote><p>b</p></blockquote>",
  ],
  ["lines become one list", "<p>[a</p><p>b]</p><p>c</p>", [bullets], "<ul><li>a</li><li>b</li></ul><p>c</p>"],
  ["a line joins the list above", "<ol><li>a</li></ol><p>b|</p>", [numbers], "<ol><li>a</li><li>b</li></ol>"],
  ["bullets become numbers", "<ul><li>a|</li></ul>", [numbers], "<ol><li>a</li></ol>"],
  ["a list ends", "<ul><li>[a</li><li>b]</li></ul>", [bullets], "<p>a</p><p>b</p>"],
  [
    "an item with a list below leaves both in order",
    "<ul><li>a|<ul><li>b</li></ul></li><li>c</li></ul>",
    [bullets],
    "<p>a</p><ul><li>b</li></ul><ul><li>c</li></ul>",
  ],
  ["Enter begins an item", "<ul><li>a|b</li></ul>", [enter], "<ul><li>a</li><li>b</li></ul>"],
  [
    "Enter takes the lists below along",
    "<ul><li>a|b<ul><li>c</li></ul></li></ul>",
    [enter],
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
  ],
  [
    "Enter in an empty item ends the list",
    "<ul><li>a|</li></ul>",
    [enter, enter, type("b")],
    "<ul><li>a</li></ul><p>b</p>",
  ],
  [
    "Enter in an empty lower item goes up",
    "<ul><li>a<ul><li>b|</li></ul></li></ul>",
    [enter, enter, type("c")],
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  ],
  [
    "Backspace at its beginning ends an item",
    "<ul><li>a</li><li>|b</li></ul>",
    [backspace],
    "<ul><li>a</li></ul><p>b</p>",
  ],
  [
    "indenting",
    "<ul><li>a</li><li>[b</li><li>c]</li></ul>",
    [indent],
    "<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>",
  ],
  [
    "indenting below an item with a list",
    "<ol><li>a<ol><li>b</li></ol></li><li>c|</li></ol>",
    [indent],
    "<ol><li>a<ol><li>b</li><li>c</li></ol></li></ol>",
  ],
  ["the first item cannot be indented", "<ul><li>a|</li></ul>", [indent], "<ul><li>a</li></ul>"],
  [
    "outdenting keeps the order",
    "<ul><li>a<ul><li>b|</li><li>c</li></ul></li></ul>",
    [outdent],
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
  ],
  [
    "outdenting two",
    "<ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>",
    [outdent],
    "<ul><li>a</li><li>b</li><li>c</li></ul>",
  ],
  [
    "Shift+Tab is the way up",
    "<ul><li>a<ul><li>b|</li></ul></li></ul>",
    [(e) => handleListTab(e, { key: "Tab", shiftKey: true })],
    "<ul><li>a</li><li>b</li></ul>",
  ],
  ["a link", "<p>a[b]c</p>", [link("/b")], '<p>a<a href="/b">b</a>c</p>'],
  ["no unsafe link", "<p>[a]</p>", [link("javascript:alert(1)")], "<p>a</p>"],
  ["a link is changed at the caret", '<p><a href="/a">a|b</a></p>', [link("/b")], '<p><a href="/b">ab</a></p>'],
  ["a link is changed as a whole", '<p><a href="/a">a[b]</a></p>', [link("/b")], '<p><a href="/b">ab</a></p>'],
  [
    "a link without text is its address",
    "<p>a |</p>",
    [link("https://example.org"), type(" b")],
    '<p>a <a href="https://example.org">https://example.org</a> b</p>',
  ],
  ["a link is taken off", '<p><a href="/a">a|b</a></p>', [removeLink], "<p>ab</p>"],
  [
    "new words typed over a link's words, with blanks, are linked",
    '<p>a <a href="/a">[hier]</a>.</p>',
    [typeKeys("zum Fest")],
    '<p>a <a href="/a">zum Fest</a>.</p>',
  ],
  [
    "words typed over a link and its neighbour are not linked",
    '<p>a[a<a href="/a">b]</a>c</p>',
    [typeKeys("d e")],
    "<p>ad ec</p>",
  ],
  ["a blank ends a link", '<p><a href="/a">a|</a></p>', [type(" b")], '<p><a href="/a">a</a> b</p>'],
  ["a line break in a block", "<p>a|b</p>", [(e) => e.insertSoftBreak()], "<p>a<br />b</p>"],
  ["undo and redo", "<p>a|</p>", [bullets, (e) => e.undo(), (e) => e.redo(), (e) => e.undo()], "<p>a</p>"],
];

describe("keys and buttons", () => {
  test.each(cases)("%s", (_, before, acts, after) => {
    const editor = open(before);
    for (const act of acts) act(editor);
    expect(htmlOf(editor)).toBe(after);
  });

  test("Shift+Tab ends a list only at the start of its item; in mid-text it moves the focus", () => {
    const press = { key: "Tab", shiftKey: true };
    const within = open("<ul><li>ab|c</li></ul>");
    expect(handleListTab(within, press)).toBe(false);
    expect(htmlOf(within)).toBe("<ul><li>abc</li></ul>");
    const before = open("<ul><li>|abc</li></ul>");
    expect(listLevelOf(before)).toBe(1);
    expect(handleListTab(before, press)).toBe(true);
    expect(htmlOf(before)).toBe("<p>abc</p>");
    expect(listLevelOf(before)).toBe(0);
  });

  test("Tab moves the focus where no item can be indented", () => {
    expect(handleListTab(open("<p>a|</p>"), { key: "Tab", shiftKey: false })).toBe(false);
    expect(handleListTab(open("<ul><li>a|</li></ul>"), { key: "Tab", shiftKey: false })).toBe(false);
  });
});

test.each([
  ["example.org", "https://example.org"],
  [" https://example.org/a ", "https://example.org/a"],
  ["a@example.org", "mailto:a@example.org"],
  ["/Kontakt", "/Kontakt"],
  ["example.org:8080/a?b#c", "https://example.org:8080/a?b#c"],
  ["javascript:alert(1)", null],
  ["//evil.example", null],
  ["two words", null],
  ["", null],
])("the address %o becomes %o", (written, url) => {
  expect(completeUrl(written)).toBe(url);
});

test("of this site's own addresses the path is kept", () => {
  const own = (written: string) => completeUrl(written, "https://hof.example.org");
  expect(own(" https://hof.example.org/Aktuelles?seite=2#a ")).toBe("/Aktuelles?seite=2#a");
  expect(own("https://hof.example.org")).toBe("/");
  expect(own("https://hof.example.org.evil.example/x")).toBe("https://hof.example.org.evil.example/x");
});

describe("the normal form", () => {
  const normalized = (children: unknown[]): string => {
    const editor = createRichTextEditor("", parseHtmlInNode);
    editor.children = children as Descendant[];
    Editor.normalize(editor, { force: true });
    return htmlOf(editor);
  };
  const figure = { type: "figure", src: ownPicture, alt: "", caption: [{ text: "" }], children: [{ text: "" }] };
  const img = `<figure><img src="${ownPicture}" alt="" /></figure>`;

  test.each([
    ["text without a block", [{ text: "a" }], "<p>a</p>"],
    ["an unknown mark", [{ type: "paragraph", children: [{ text: "a", color: "red", bold: "yes" }] }], "<p>a</p>"],
    [
      "an unknown element",
      [
        { type: "script", children: [{ text: "a" }] },
        { type: "paragraph", children: [{ text: "b" }] },
      ],
      "<p>b</p>",
    ],
    [
      "an unsafe link",
      [{ type: "paragraph", children: [{ type: "link", href: "javascript:x", children: [{ text: "a" }] }] }],
      "<p>a</p>",
    ],
    [
      "a link in a link",
      [
        {
          type: "paragraph",
          children: [{ type: "link", href: "/a", children: [{ type: "link", href: "/b", children: [{ text: "b" }] }] }],
        },
      ],
      '<p><a href="/a">b</a></p>',
    ],
    [
      "a block in a line",
      [{ type: "heading-1", children: [{ type: "paragraph", children: [{ text: "a" }] }] }],
      "<p>a</p>",
    ],
    [
      "an item without a list",
      [{ type: "list-item", children: [{ type: "item-text", children: [{ text: "a" }] }] }],
      "<p>a</p>",
    ],
    [
      "a line in a list",
      [{ type: "bulleted-list", children: [{ type: "heading-2", children: [{ text: "a" }] }] }],
      "<ul><li>a</li></ul>",
    ],
    [
      "a second line in an item",
      [
        {
          type: "bulleted-list",
          children: [
            {
              type: "list-item",
              children: [
                { type: "item-text", children: [{ text: "a" }] },
                { type: "paragraph", children: [{ text: "b" }] },
              ],
            },
          ],
        },
      ],
      "<ul><li>a<br />b</li></ul>",
    ],
    [
      "a picture in a list",
      [
        {
          type: "bulleted-list",
          children: [{ type: "list-item", children: [{ type: "item-text", children: [{ text: "a" }] }, figure] }],
        },
      ],
      `<ul><li>a</li></ul>${img}`,
    ],
    [
      "a picture in a quote",
      [{ type: "quote", children: [{ type: "paragraph", children: [{ text: "a" }] }, figure] }],
      `<blockquote><p>a</p></blockquote>${img}`,
    ],
    ["a foreign picture", [{ ...figure, src: "https://evil.example/x.png" }], ""],
    [
      "a quote in a quote",
      [{ type: "quote", children: [{ type: "quote", children: [{ type: "paragraph", children: [{ text: "a" }] }] }] }],
      "<blockquote><p>a</p></blockquote>",
    ],
  ])("%s", (_, children, html) => {
    expect(normalized(children)).toBe(html);
  });

  test("leaves every document that is read as it is, but for a last line to write in", () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const html = serialize(blocks);
        const document = deserialize(parseHtmlInNode(html));
        const editor = createRichTextEditor(html, parseHtmlInNode);
        expect(editor.children.slice(0, document.length)).toEqual(document);
        expect(htmlOf(editor)).toBe(html);
      }),
      { numRuns: 200 },
    );
  });

  test("holds after any keys and buttons, and undo leads all the way back", () => {
    const acts: Act[] = [
      bullets,
      numbers,
      enter,
      backspace,
      indent,
      outdent,
      toggleQuote,
      removeLink,
      type("x"),
      link("/y"),
      (e) => toggleMark(e, "bold"),
      (e) => setHeadingStyle(e, "heading-1"),
      (e) => setHeadingStyle(e, "none"),
      (e) => e.insertSoftBreak(),
      (e) => e.deleteForward("word"),
      (e) => e.deleteFragment(),
      tab,
      table("rowBelow"),
      table("columnBefore"),
      table("headRow"),
      table("headColumn"),
      table("removeRow"),
      table("removeColumn"),
      (e) => insertFigure(e, ownFile),
      removeFigure,
      insertTable,
    ];
    const step = fc.record({ act: fc.constantFrom(...acts), from: fc.nat(), to: fc.nat() });
    fc.assert(
      fc.property(documents, fc.array(step, { maxLength: 8 }), (blocks, steps) => {
        const before = serialize(blocks);
        const editor = createRichTextEditor(before, parseHtmlInNode);
        for (const { act, from, to } of steps) {
          const points = [...Editor.positions(editor, { at: [] })];
          if (points.length > 0)
            Transforms.select(editor, { anchor: points[from % points.length]!, focus: points[to % points.length]! });
          act(editor);
          const html = htmlOf(editor);
          expect(serialize(deserialize(parseHtmlInNode(html)))).toBe(html);
        }
        while (editor.history.undos.length > 0) editor.undo();
        expect(htmlOf(editor)).toBe(before);
        // Without `endOnFailure`, fast-check would spend minutes on shrinking a failure.
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});
