import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitizeBlock } from "#server/outside/html.ts";
import { deserialize } from "./html-read.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";
import { serialize } from "./html-write.ts";
import { documents, ownPicture } from "#testing/editor/documents.ts";

const read = (html: string) => deserialize(parseHtmlInNode(html));
const roundTrip = (html: string) => serialize(read(html));

describe("reading and writing", () => {
  test.each([
    // Reading and writing the editor's own output must not change this output.
    "",
    "<p>one</p><p>two</p>",
    "<h2>style 1</h2><h3>style 2</h3>",
    "<p><strong>a<em>b<u>c<s>d</s></u></em></strong></p>",
    "<p>a<br />b<br /><br />c</p>",
    '<p><a href="https://example.org/?a=1&amp;b=2">a<strong>b</strong></a></p>',
    '<p><a href="/a">a</a><a href="/a">b</a></p>',
    "<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>",
    "<ul><li><ul><li>a</li></ul></li></ul>",
    "<ul><li>a</li></ul><ul><li>b</li></ul>",
    "<ol><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ol>",
    '<ol start="3"><li>a<ol start="-1"><li>b</li></ol></li></ol>',
    "<blockquote><p>a</p><p>b</p><ul><li>c</li></ul></blockquote>",
    `<figure><img src="${ownPicture}" alt="a &quot;b&quot;" /></figure>`,
    `<figure><img src="${ownPicture}" alt="" /><figcaption>a <em>b</em></figcaption></figure>`,
    "<p>1 &lt; 2 &amp; 3 &gt; 2 \"quoted\" 'so' a\u00a0b</p>",
    "<p>a <strong>b</strong> c</p>",
  ])("%s stays", (html) => {
    expect(roundTrip(html)).toBe(html);
    expect(sanitizeBlock(html)).toBe(html);
  });

  test.each([
    ["plain", "<p>plain</p>"],
    ["a<p>b</p>c", "<p>a</p><p>b</p><p>c</p>"],
    ["<p>  a \n b </p>\n<p> </p>", "<p>a b</p>"],
    ["<p>a<strong> </strong><em> b</em> </p>", "<p>a<strong> </strong><em>b</em></p>"],
    ["<p>a <br> b<br></p>", "<p>a<br />b</p>"],
    ["<p><strong>a</strong><strong>b</strong></p>", "<p><strong>ab</strong></p>"],
    ["<p><em><strong>a</strong></em></p>", "<p><strong><em>a</em></strong></p>"],
    ["<b><p>a</p><p>b</p></b>", "<p><strong>a</strong></p><p><strong>b</strong></p>"],
    ["<h1>a</h1><h5>b</h5>", "<h2>a</h2><h3>b</h3>"],
    ["<a href=/x><h2>a</h2></a>", '<h2><a href="/x">a</a></h2>'],
    ["<p><a href=javascript:x>a</a><a>b</a><a href=/x></a></p>", "<p>ab</p>"],
    ["<blockquote>a</blockquote>", "<blockquote><p>a</p></blockquote>"],
    ["<blockquote>a<blockquote>b</blockquote></blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li>a<br />b</li></ul>"],
    ["<ul><li>a<ul><li>b</li></ul>c</li></ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
    ["<ul><li>a</li><ul><li>b</li></ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["<ul>\n<li>a</li>\n<li></li>\nb\n</ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["<ul></ul><ol><li> </li></ol>", ""],
    ["<li>a</li>", "<ul><li>a</li></ul>"],
    ["<ul><li><h2>a</h2><blockquote>b</blockquote></li></ul>", "<ul><li>a<br />b</li></ul>"],
    ["<table><tr><td>a</td><td>b</td></tr></table>", "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"],
    [
      "<table><thead><tr><th>a</th><th></th></tr></thead><tr><th>b</th><td><p>c</p><p>d</p></td></tr></table>",
      '<table><thead><tr><th scope="col">a</th><th scope="col"></th></tr></thead>' +
        '<tbody><tr><th scope="row">b</th><td>c<br />d</td></tr></tbody></table>',
    ],
    ["<table><tr><td><p>a</p><h2>b</h2></td></tr></table>", "<p>a</p><h2>b</h2>"],
    [
      "<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>",
      "<p>a</p><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>",
    ],
    [
      `<table><tr><td>a</td><td><img src="${ownPicture}" alt="b" /></td></tr><tr><td>c</td></tr></table>`,
      `<table><tbody><tr><td>a</td><td></td></tr><tr><td>c</td><td></td></tr></tbody></table><figure><img src="${ownPicture}" alt="b" /></figure>`,
    ],
    [
      `<figure class="right"><img src="${ownPicture}" alt="" /><figcaption>a</figcaption></figure>`,
      `<figure class="right"><img src="${ownPicture}" alt="" /><figcaption>a</figcaption></figure>`,
    ],
    ["<div>a</div><div>b<span>c</span></div>", "<p>a</p><p>bc</p>"],
    ["a<script>b</script><style>c</style><svg><text>d</text></svg>", "<p>a</p>"],
    [`<p>a<img src="${ownPicture}">b</p>`, `<p>a</p><figure><img src="${ownPicture}" alt="" /></figure><p>b</p>`],
    [
      `<ul><li>a<img src="${ownPicture}"></li></ul>`,
      `<ul><li>a</li></ul><figure><img src="${ownPicture}" alt="" /></figure>`,
    ],
    ["<figure><img src=https://evil.example/x.png><figcaption>a</figcaption></figure>", "<p>a</p>"],
  ])("%s becomes %s", (input, output) => {
    expect(roundTrip(input)).toBe(output);
    expect(roundTrip(output)).toBe(output);
  });
});

describe("any document", () => {
  test("what is written is read and written the same, byte for byte", () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const html = serialize(blocks);
        expect(roundTrip(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  test("what is read and written is read as the same document", () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const document = read(serialize(blocks));
        expect(read(serialize(document))).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  test("the server's sanitiser leaves what is written as it is", () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const html = serialize(blocks);
        expect(sanitizeBlock(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  test("no text is lost", () => {
    const lettersOf = (html: string) => html.replace(/<[^>]*>/gu, "").replace(/[ \t\n\r\f]/gu, "");
    const tag = fc.constantFrom(
      "p",
      "h2",
      "ul",
      "ol",
      "li",
      "blockquote",
      "strong",
      "em",
      "a",
      "div",
      "td",
      "th",
      "tr",
      "table",
      "tbody",
      "figure",
      "figcaption",
      "span",
      "h5",
    );
    const part = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom("a", "b c", " ", "<br>", `<img src="${ownPicture}">`),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const html = sanitizeBlock(parts.join(""));
        const once = roundTrip(html);
        expect([...lettersOf(once)].sort()).toEqual([...lettersOf(html)].sort());
        expect(roundTrip(once)).toBe(once);
        expect(sanitizeBlock(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
