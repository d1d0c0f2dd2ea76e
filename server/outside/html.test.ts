import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { droppedWithContent, keptElements, keptValue, ownPicturePattern } from "#contract/values/html.ts";
import { isSafeUrl } from "#contract/values/link-address.ts";
import { sanitizeBlock } from "./html.ts";
import payloads from "./xss-payloads.json" with { type: "json" };

const ownFile = "/api/v0/download/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa";
const ownPicture = "/api/v0/download/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa";

type Parsed = ReturnType<typeof parseDocument>["childNodes"][number];

function findForeign(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Parsed): void => {
    if (node.type === "text") return;
    if (!("attribs" in node)) {
      found.push(`a node of the type ${node.type}`);
      return;
    }
    if (!Object.hasOwn(keptElements, node.name)) found.push(`<${node.name}>`);
    for (const [name, value] of Object.entries(node.attribs)) {
      if (!keptElements[node.name]?.includes(name)) found.push(`${name} of <${node.name}>`);
      if (["class", "scope", "start"].includes(name) && keptValue(name, value) !== value)
        found.push(`${name}=${value}`);
      if (name === "href" && !isSafeUrl(value)) found.push(`a link to ${value}`);
      if (name === "src" && !ownPicturePattern.test(value)) found.push(`a picture from ${value}`);
    }
    node.childNodes.forEach(visit);
  };
  parseDocument(html).childNodes.forEach(visit);
  return found;
}

const attacks = Object.entries(payloads).flatMap(([kind, list]) => list.map((payload) => ({ kind, payload })));

describe("known attacks", () => {
  test("the corpus is read, and the check sees what is not on the list", () => {
    expect(attacks.length).toBeGreaterThan(180);
    expect(findForeign("<p onclick=x><svg></svg><!--x--><a href='javascript:x'>x</a><img src=y></p>")).toHaveLength(5);
  });

  test.each(attacks)("$kind: $payload", ({ payload }) => {
    const clean = sanitizeBlock(payload);
    expect(findForeign(clean)).toEqual([]);
    expect(sanitizeBlock(clean)).toBe(clean);
    const wrapped = sanitizeBlock(`<p title="${payload}">${payload}</p><p>after</p>`);
    expect(findForeign(wrapped)).toEqual([]);
    expect(sanitizeBlock(wrapped)).toBe(wrapped);
  });

  // <embed> is a void element, so it has no content.
  test.each(droppedWithContent.filter((name) => name !== "embed"))("<%s> goes with what is in it", (name) => {
    expect(sanitizeBlock(`<p>before</p><${name}>inside<b>bold</b>`)).toBe("<p>before</p>");
  });

  test("a long run of open tags is cut in depth and keeps its text", () => {
    const clean = sanitizeBlock(`${"<ul><li>".repeat(5000)}deep`);
    expect(clean.match(/<ul>/gu)?.length).toBe(20);
    expect(clean).toContain("deep");
  });
});

describe("what is kept", () => {
  test.each([
    ["<b>bold</b> and <i>slanted</i>", "<strong>bold</strong> and <em>slanted</em>"],
    ["<h1>One</h1><h4>Four</h4>", "<h2>One</h2><h3>Four</h3>"],
    ["<strike>a</strike><del>b</del>", "<s>a</s><s>b</s>"],
    ["a<br>b<BR/>c", "a<br />b<br />c"],
    ["<p class=x style=color:red>a</p>", "<p>a</p>"],
    ["<p>a&nbsp;b &copy; \"c\" &quot;d&quot; 'e' & &lt;f&gt;</p>", '<p>a\u00a0b © "c" "d" \'e\' &amp; &lt;f&gt;</p>'],
    ["a\r\nb\rc", "a\nb\nc"],
    ["a\u0001b\u0085c\fd&#7;ef\u007f", "abc def"],
    [
      "<a href=' https://example.org/?a=1&b=\"2\" ' target=_blank>x</a>",
      '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;">x</a>',
    ],
    ["<a href='https://example.org/a b'>x</a><a>y</a>", '<a href="https://example.org/a%20b">x</a>y'],
    ["<a href='www.example.org'>x</a>", '<a href="https://www.example.org">x</a>'],
    ["<a href='kontakt.html'>x</a><a href='tel: Anna'>y</a>", "xy"],
    [
      "<a href='tel:030 123 45'>x</a><a href='mailto:a@example.org?subject=Hallo Welt'>y</a>",
      '<a href="tel:03012345">x</a><a href="mailto:a@example.org?subject=Hallo%20Welt">y</a>',
    ],
    [
      "<a href='https://www.google.com/url?q=https://example.org/%3Fa%3D1&amp;sa=U'>x</a>",
      '<a href="https://example.org/?a=1">x</a>',
    ],
    ["<a href='https://www.google.com/url?q=javascript:alert(1)'>x</a>", "x"],
    [
      "<a href=' https://example.org/?a=1&amp;b=2 ' target=_blank>x</a>",
      '<a href="https://example.org/?a=1&amp;b=2">x</a>',
    ],
    ["<a href=/Kontakt>x</a><a href=#a>y</a>", '<a href="/Kontakt">x</a><a href="#a">y</a>'],
    [
      "<a href=mailto:a@example.org>x</a><a href=tel:+4930123>y</a>",
      '<a href="mailto:a@example.org">x</a><a href="tel:+4930123">y</a>',
    ],
    [`<img alt='a "b"' width=3 src=${ownPicture}>`, `<img src="${ownPicture}" alt="a &quot;b&quot;" />`],
    [`<img src=${ownFile} alt=a>`, `<img src="${ownFile}" alt="a" />`],
    [`<img src="${ownFile}/" alt=a>`, `<img src="${ownFile}" alt="a" />`],
    [
      `<figure><img src=${ownPicture}><figcaption>a</figcaption></figure>`,
      `<figure><img src="${ownPicture}" alt="" /><figcaption>a</figcaption></figure>`,
    ],
    ["<div><span>text</span> <font>stays</font></div>", "text stays"],
    [
      `<figure class="left"><img src=${ownPicture}></figure>`,
      `<figure class="left"><img src="${ownPicture}" alt="" /></figure>`,
    ],
    ["<figure class='left wide' style=float:left>a</figure><p class=left>b</p>", "<figure>a</figure><p>b</p>"],
    [
      "<table border=1 class=left><thead><tr><th scope=col width=3>a</th></tr></thead><tfoot><tr><td colspan=2>b</td></tr></tfoot></table>",
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      "<table><colgroup><col></colgroup><caption>a</caption><tr><th scope=x onclick=y>b</th></tr></table>",
      "<table>a<tr><th>b</th></tr></table>",
    ],
    ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["<ol start=3 type=a><li>a</ol>", '<ol start="3"><li>a</li></ol>'],
    [
      "<ol start=' +03'><li>a</ol><ol start=-2><li>b</ol>",
      '<ol start="3"><li>a</li></ol><ol start="-2"><li>b</li></ol>',
    ],
    ["<ol start=0><li>a</ol><ol start=1><li>b</ol>", '<ol start="0"><li>a</li></ol><ol><li>b</li></ol>'],
    [
      "<ol start=x><li>a</ol><ol start=1e9><li>b</ol><ul start=3><li>c</ul>",
      "<ol><li>a</li></ol><ol><li>b</li></ol><ul><li>c</li></ul>",
    ],
    ["<ol start=99999999><li>a</ol><ol start><li>b</ol>", "<ol><li>a</li></ol><ol><li>b</li></ol>"],
  ])("%s becomes %s", (input, output) => {
    expect(sanitizeBlock(input)).toBe(output);
  });
});

const pieces = [
  ...Object.keys(keptElements),
  ...droppedWithContent,
  "b",
  "i",
  "h1",
  "div",
  "span",
  "table",
  "td",
  "form",
  "body",
].flatMap((name) => [`<${name}>`, `</${name}>`]);
const scraps = [
  "<",
  ">",
  "&",
  '"',
  "'",
  "&lt;",
  "&amp;",
  "&#13;",
  "&#0;",
  "&nbsp;",
  "\r\n",
  " ",
  "a",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<a href='/x'>",
  "<a href=javascript:x>",
  `<img src=${ownPicture}>`,
  "</p",
  "<p x='",
];

describe("any input", () => {
  test("sanitising twice is sanitising once, and nothing foreign survives", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...scraps), fc.string()), { maxLength: 30 }),
        (parts) => {
          const once = sanitizeBlock(parts.join(""));
          expect(sanitizeBlock(once)).toBe(once);
          expect(findForeign(once)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("what goes without its content", () => {
  test.each([
    ["<p><a name='x'></a>a <a href='/k'>b</a> c</p>", '<p>a <a href="/k">b</a> c</p>'],
    ["<p><img src='https://e/x.png'> a <strong>b</strong> c</p>", "<p> a <strong>b</strong> c</p>"],
    ["<p><a href='javascript:x'>a</a> b <a href='/k'>c</a> d</p>", '<p>a b <a href="/k">c</a> d</p>'],
  ])("%s", (sent, stored) => {
    expect(sanitizeBlock(sent)).toBe(stored);
  });

  test("leaves everything else where it was, at any depth", () => {
    type Inline = { text: string } | { tag: string; foreign: boolean; inside: Inline[] };
    const text = fc.record({ text: fc.constantFrom("a", "b ", " c", "<") });
    const element = (tag: fc.Arbitrary<string>, inside: fc.Arbitrary<Inline>): fc.Arbitrary<Inline> =>
      fc.record({ tag, foreign: fc.boolean(), inside: fc.array(inside, { maxLength: 3 }) });
    const emphasis = fc.constantFrom("strong", "em", "b");
    const link = fc.constantFrom("a href='javascript:x'", "a name='x'");
    // No link contains a link, because HTML parsers end the outer link there.
    const { inline } = fc.letrec<{ inline: Inline; inLink: Inline }>((tie) => ({
      inLink: fc.oneof({ depthSize: "small" }, text, element(emphasis, tie("inLink"))),
      inline: fc.oneof({ depthSize: "small" }, text, element(emphasis, tie("inline")), element(link, tie("inLink"))),
    }));
    const written = (nodes: readonly Inline[], withForeign: boolean): string =>
      nodes
        .map((node) => {
          if ("text" in node) return node.text.replace("<", "&lt;");
          const inside = written(node.inside, withForeign);
          const isForeign = node.tag.startsWith("a ");
          if (isForeign && !withForeign) return inside;
          const picture = node.foreign && withForeign ? "<img src='https://e/x.png'>" : "";
          return `${picture}<${node.tag}>${inside}</${node.tag.split(" ", 1)[0]}>`;
        })
        .join("");
    fc.assert(
      fc.property(fc.array(inline, { maxLength: 5 }), (nodes) => {
        const [sent, meant] = [written(nodes, true), written(nodes, false)];
        expect(sanitizeBlock(`<p>${sent}</p>`)).toBe(sanitizeBlock(`<p>${meant}</p>`));
      }),
    );
  });
});
