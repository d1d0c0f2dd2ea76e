import { Editor, Transforms } from "slate";
import { describe, expect, test } from "vitest";
import { sanitizeBlock } from "#server/outside/html.ts";
import { createRichTextEditor } from "./create-editor.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";
import { serialize } from "./html-write.ts";
import type { Block } from "./nodes.ts";

function paste(data: Record<string, string>, before = "", range?: [number, number]): string {
  const editor = createRichTextEditor(before, parseHtmlInNode);
  if (range)
    Transforms.select(editor, {
      anchor: { path: [0, 0], offset: range[0] },
      focus: { path: [0, 0], offset: range[1] },
    });
  else Transforms.select(editor, Editor.end(editor, []));
  editor.insertData({ getData: (type: string) => data[type] ?? "" } as DataTransfer);
  const html = serialize(editor.children as Block[]);
  // The server's sanitiser must not change the result.
  expect(sanitizeBlock(html)).toBe(html);
  return html;
}
const pasteHtml = (html: string): string => paste({ "text/html": html, "text/plain": "x\ny" });
const pasteText = (text: string): string => paste({ "text/plain": text });

const wordItem = (marker: string, text: string, { level = 1, list = "l0", look = "Middle" } = {}): string =>
  `<p class=MsoListParagraphCxSp${look} style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
const fromWord = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document>` +
  `<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=DE><!--StartFragment-->\n${body}<!--EndFragment--></body></html>`;

describe("Word and Outlook", () => {
  test("a list that begins at 3 does so here", () => {
    expect(pasteHtml(fromWord(wordItem("3.", "drei") + wordItem("4.", "vier")))).toBe(
      '<ol start="3"><li>drei</li><li>vier</li></ol>',
    );
  });

  test("blank paragraphs and second paragraphs of an item do not end a list", () => {
    const blank = "<p class=MsoListParagraph><o:p>&nbsp;</o:p></p>\n";
    const second = "<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt'>noch etwas<o:p></o:p></p>\n";
    const html = wordItem("1.", "eins") + second + wordItem("2.", "zwei") + blank + wordItem("3.", "drei");
    expect(pasteHtml(fromWord(html))).toBe("<ol><li>eins<br />noch etwas</li><li>zwei</li><li>drei</li></ol>");
  });

  test("what goes on after a paragraph keeps its number; what begins anew is a new list", () => {
    const between = "<p class=MsoNormal>Dazwischen<o:p></o:p></p>\n";
    const html =
      wordItem("1.", "a") + wordItem("2.", "b") + between + wordItem("3.", "c") + wordItem("1.", "d", { list: "l1" });
    expect(pasteHtml(fromWord(html))).toBe(
      '<ol><li>a</li><li>b</li></ol><p>Dazwischen</p><ol start="3"><li>c</li></ol><ol><li>d</li></ol>',
    );
  });

  test("levels have their own kinds and numbers: letters, Roman ones, several in one", () => {
    const html =
      wordItem("1.", "a") +
      wordItem("c)", "b", { level: 2 }) +
      wordItem("d)", "c", { level: 2 }) +
      wordItem("iii.", "d", { level: 3 }) +
      wordItem("o", "e", { level: 3 }) +
      wordItem("2.", "f") +
      wordItem("2.4.", "g", { level: 2 });
    expect(pasteHtml(fromWord(html))).toBe(
      '<ol><li>a<ol start="3"><li>b</li><li>c<ol start="3"><li>d</li></ol><ul><li>e</li></ul></li></ol></li>' +
        '<li>f<ol start="4"><li>g</li></ol></li></ol>',
    );
    const roman = ["i.", "ii.", "iii.", "iv.", "v.", "vi."].map((marker) => wordItem(marker, "x")).join("");
    expect(pasteHtml(fromWord(roman))).toBe(`<ol>${"<li>x</li>".repeat(6)}</ol>`);
    const behind = ["y.", "z.", "aa.", "bb."].map((marker) => wordItem(marker, "x")).join("");
    expect(pasteHtml(fromWord(behind))).toBe(`<ol start="25">${"<li>x</li>".repeat(4)}</ol>`);
    const outline = wordItem("a)", "x") + wordItem("aa)", "y", { level: 2 }) + wordItem("bb)", "y", { level: 2 });
    expect(pasteHtml(fromWord(outline))).toBe("<ol><li>x<ol><li>y</li><li>y</li></ol></li></ol>");
    expect(pasteHtml(fromWord(wordItem("cc)", "x") + wordItem("dd)", "x")))).toBe(
      '<ol start="3"><li>x</li><li>x</li></ol>',
    );
    const inHtml = ["Z.", "AA.", "AB."].map((marker) => wordItem(marker, "x")).join("");
    expect(pasteHtml(fromWord(inHtml))).toBe(`<ol start="26">${"<li>x</li>".repeat(3)}</ol>`);
    const letters = ["g)", "h)", "i)", "j)"].map((marker) => wordItem(marker, "x")).join("");
    expect(pasteHtml(fromWord(letters))).toBe(`<ol start="7">${"<li>x</li>".repeat(4)}</ol>`);
  });

  test("the numbers of headings and of sections of law are words", () => {
    const heading = `<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Beiträge</h1>`;
    expect(pasteHtml(fromWord(heading + wordItem("§ 5", "Der Beitrag ist fällig.")))).toBe(
      "<h2>2. Beiträge</h2><p>§\u00a05 Der Beitrag ist fällig.</p>".replace("\u00a0", " "),
    );
  });

  test("a border around an item does not end a list, and a day is none", () => {
    const bordered = `<div style='mso-element:para-border-div;border:solid windowtext 1.0pt'>${wordItem("2.", "zwei")}</div>`;
    expect(pasteHtml(fromWord(wordItem("1.", "eins") + bordered + wordItem("3.", "drei")))).toBe(
      "<ol><li>eins</li><li>zwei</li><li>drei</li></ol>",
    );
    const day = "<p class=MsoNormal>12.<span style='mso-tab-count:1'>\t</span>Dezember: Weihnachtsmarkt</p>";
    expect(pasteHtml(fromWord(day))).toBe("<p>12. Dezember: Weihnachtsmarkt</p>");
  });

  test("comments are left out, and what they are about stays", () => {
    const html =
      "<p class=MsoNormal>Am <a style='mso-comment-reference:AK_1;mso-comment-date:20261101T1000'>Samstag</a>" +
      "<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id='_anchor_1' href='#_msocom_1' name='_msoanchor_1'>[AK1]</a>" +
      "<span style='mso-special-character:comment'>&nbsp;</span></span></span> um zehn</p>" +
      "<div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'>" +
      "<p class=MsoCommentText><a href='#_msoanchor_1'>[AK1]</a>Wirklich?</p></div></div>";
    expect(pasteHtml(fromWord(html))).toBe("<p>Am Samstag um zehn</p>");
  });

  test("Outlook's own lists keep their start and values", () => {
    expect(
      pasteHtml(
        `<div class=WordSection1><ol style='margin-top:0cm' start=3 type=1><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>drei<o:p></o:p></li>` +
          `<ol style='margin-top:0cm' start=1 type=a><li class=MsoListParagraph>darunter</li></ol><li class=MsoListParagraph>vier</li></ol></div>`,
      ),
    ).toBe('<ol start="3"><li>drei<ol><li>darunter</li></ol></li><li>vier</li></ol>');
    expect(pasteHtml("<ol><li value=5>a</li><li>b</li><li value=9>c</li></ol>")).toBe(
      '<ol start="5"><li>a</li><li>b</li></ol><ol start="9"><li>c</li></ol>',
    );
  });

  test("merged cells are separate ones, and every price stays under its heading", () => {
    const cell = (text: string, look = ""): string =>
      `<td width=151 ${look} valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>\n`;
    expect(
      pasteHtml(
        fromWord(
          `<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'>${cell("Saft", "rowspan=2")}${cell("Preis", "colspan=2")}</tr>` +
            `<tr>${cell("0,5 l")}${cell("1 l")}</tr><tr>${cell("Apfel")}${cell("2 €")}${cell("3 €")}</tr>` +
            "<![if !supportMisalignedColumns]><tr height=0><td width=151 style='border:none'></td><td width=70></td><td width=80></td></tr><![endif]></table>",
        ),
      ),
    ).toBe(
      "<table><tbody><tr><td>Saft</td><td>Preis</td><td></td></tr><tr><td></td><td>0,5 l</td><td>1 l</td></tr>" +
        "<tr><td>Apfel</td><td>2 €</td><td>3 €</td></tr></tbody></table>",
    );
  });
});

test("Word Online: a list for every item becomes one list with its levels", () => {
  const item = (kind: "ul" | "ol", level: number, text: string, more = "", place = 1): string =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${kind} class="${kind === "ul" ? "Bullet" : "Number"}ListStyle1" role="list"${more}>` +
    `<li data-leveltext="%1." data-font="Symbol" data-listid="3" data-aria-posinset="${place}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr">` +
    `<p class="Paragraph SCXW1"><span data-contrast="auto" class="TextRun SCXW1" style="font-weight:normal"><span class="NormalTextRun">${text}</span></span>` +
    `<span class="EOP SCXW1" data-ccp-props="{&quot;1&quot;:0}">&nbsp;</span></p></li></${kind}></div>`;
  expect(
    pasteHtml(
      `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Ablauf</span><span class="EOP">&nbsp;</span></p></div>` +
        item("ol", 1, "eins", ' start="3"', 3) +
        item("ul", 2, "darunter") +
        item("ul", 3, "noch tiefer") +
        item("ol", 1, "zwei", ' start="4"', 4) +
        '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">m<span class="Superscript" style="vertical-align:super;font-size:10px">2</span></span><span class="EOP">&nbsp;</span></p></div>',
    ),
  ).toBe(
    '<h2>Ablauf</h2><ol start="3"><li>eins<ul><li>darunter<ul><li>noch tiefer</li></ul></li></ul></li><li>zwei</li></ol><p>m²</p>',
  );
});

describe("Google", () => {
  test("Docs: levels, start, raised and lowered signs", () => {
    const item = (level: number, text: string): string =>
      `<li dir="ltr" style="list-style-type:decimal;font-weight:400" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400">${text}</span></p></li>`;
    expect(
      pasteHtml(
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9f"><ol start="4">${item(1, "vier")}<ol>${item(2, "darunter")}</ol>${item(1, "fünf")}</ol>` +
          `<p dir="ltr"><span style="font-size:11pt">CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span>, 5 m</span><span style="vertical-align:super;font-size:0.6em">3</span>` +
          `<span style="vertical-align:baseline">, 1</span><span style="vertical-align:super">er</span></p></b>`,
      ),
    ).toBe('<ol start="4"><li>vier<ol><li>darunter</li></ol></li><li>fünf</li></ol><p>CO₂, 5 m³, 1er</p>');
    expect(
      pasteHtml(
        `<ol><li aria-level="1">a</li></ol><ul><li aria-level="2">b</li></ul><ol start="2"><li aria-level="1">c</li></ol>`,
      ),
    ).toBe("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>");
    expect(
      pasteHtml(
        `<ul><li aria-level="1">a</li></ul>\n<ul><li aria-level="2">b</li></ul>\n<ul><li aria-level="3">c</li></ul>\n<ul><li aria-level="1">d</li></ul>`,
      ),
    ).toBe("<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>");
    expect(pasteHtml(`<ul><li aria-level="1">a</li><li aria-level="2">b</li><li aria-level="1">c</li></ul>`)).toBe(
      "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    );
  });

  test("Sheets: merged cells", () => {
    expect(
      pasteHtml(
        `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>` +
          `<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>` +
          `<tr style="height:21px;"><td style="font-weight:bold" rowspan="2" colspan="2" data-sheets-value="{}">Most</td><td>2025</td></tr><tr><td>2026</td></tr>` +
          `<tr><td>a</td><td>b</td><td>c</td></tr></tbody></table></google-sheets-html-origin>`,
      ),
    ).toBe(
      "<table><tbody><tr><td><strong>Most</strong></td><td></td><td>2025</td></tr><tr><td></td><td></td><td>2026</td></tr>" +
        "<tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>",
    );
    expect(
      paste({
        "text/html": '<google-sheets-html-origin><span data-sheets-value="{}">5 kg</span>',
        "text/plain": "5 kg",
      }),
    ).toBe("<p>5 kg</p>");
  });
});

test("Excel: merged cells, hidden rows, blanks around sums; a column in which no cell begins is none", () => {
  expect(
    pasteHtml(
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--.xl65 {mso-number-format:"0.00";}--></style></head>` +
        `<body link=blue><table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'><!--StartFragment--> <col width=64 span=3 style='width:48pt'>` +
        `<tr height=20><td colspan=3 height=20 class=xl65 width=192>Preise 2026</td></tr><tr height=20><td height=20>Saft</td><td colspan=2 class=xl65 x:num>2,50</td></tr>` +
        `<tr height=0 style='display:none'><td>geheim</td></tr><tr height=20><td>Most</td><td colspan=2 align=right><span style='mso-spacerun:yes'> </span>1.234,50&nbsp;€&nbsp;</td></tr><!--EndFragment--></table></body></html>`,
    ),
  ).toBe(
    "<table><tbody><tr><td>Preise 2026</td><td></td></tr><tr><td>Saft</td><td>2,50</td></tr><tr><td>Most</td><td>1.234,50\u00a0€</td></tr></tbody></table>",
  );
});

test("headings over several columns stay headings", () => {
  expect(
    pasteHtml(
      "<table><thead><tr><th rowspan=2>Saft</th><th colspan=2>Preis</th></tr><tr><th>klein</th><th>groß</th></tr></thead>" +
        "<tbody><tr><td>Apfel</td><td rowspan=0>2 €</td><td>3 €</td></tr><tr><td>Birne</td><td>4 €</td></tr></tbody></table>",
    ),
  ).toBe(
    '<table><thead><tr><th scope="col">Saft</th><th scope="col">Preis</th><th scope="col"></th></tr></thead>' +
      '<tbody><tr><th scope="row"></th><th scope="row">klein</th><th scope="row">groß</th></tr>' +
      "<tr><td>Apfel</td><td>2 €</td><td>3 €</td></tr><tr><td>Birne</td><td></td><td>4 €</td></tr></tbody></table>",
  );
});

test("LibreOffice: start, levels and raised signs", () => {
  expect(
    pasteHtml(
      `<!DOCTYPE html><HTML><HEAD><META NAME="GENERATOR" CONTENT="LibreOffice 24.2 (Linux)"></HEAD><BODY LANG="de-DE">` +
        `<OL START=3><LI><P STYLE="margin-bottom: 0cm">drei</P><OL TYPE=a><LI><P>darunter</P></OL><LI><P>vier 20&nbsp;m<SUP>2</SUP></P></OL>` +
        `<P>dazwischen</P><OL START=5><LI><P>fünf</P></OL></BODY></HTML>`,
    ),
  ).toBe(
    '<ol start="3"><li>drei<ol><li>darunter</li></ol></li><li>vier 20\u00a0m²</li></ol><p>dazwischen</p><ol start="5"><li>fünf</li></ol>',
  );
});

describe("Pages and mail programs", () => {
  test("Cocoa's lists, converted spaces and tabs", () => {
    expect(
      pasteHtml(
        `<meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style><p class="p1">Ein<span class="Apple-converted-space">&nbsp; </span>Satz<span class="Apple-converted-space">&nbsp;</span>hier</p>` +
          `<ul class="ul1"><li class="li1"><span class="s1"></span>eins</li><ul class="ul1"><li class="li1">darunter</li></ul></ul>` +
          `<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>zwei</p><p class="p1"><span class="Apple-tab-span">\t\t</span>◦<span class="Apple-tab-span">\t</span>darunter</p>` +
          `<p class="p1">3.<span class="Apple-tab-span">\t</span>drei</p><p class="p1">4.<span class="Apple-tab-span">\t</span>vier</p>`,
      ),
    ).toBe(
      "<p>Ein Satz hier</p><ul><li>eins<ul><li>darunter</li></ul></li></ul><ul><li>zwei<ul><li>darunter</li></ul></li></ul>" +
        '<ol start="3"><li>drei</li><li>vier</li></ol>',
    );
  });

  test("lists of which only the bullets are left", () => {
    expect(
      pasteHtml("<p>·<span>&nbsp;&nbsp;&nbsp; </span>eins</p>\n<p>·<span>&nbsp;&nbsp;&nbsp; </span><b>zwei</b></p>"),
    ).toBe("<ul><li>eins</li><li><strong>zwei</strong></li></ul>");
  });
});

describe("WhatsApp and plain text", () => {
  test("signs around words are marks", () => {
    expect(pasteText("Bitte *morgen* kommen, _nicht_ ~heute~!")).toBe(
      "<p>Bitte <strong>morgen</strong> kommen, <em>nicht</em> <s>heute</s>!</p>",
    );
    expect(pasteText("*_beides_* und **doppelt**\nZeile 2")).toBe(
      "<p><strong><em>beides</em></strong> und <strong>doppelt</strong></p><p>Zeile 2</p>",
    );
    expect(pasteText("2 * 3 * 4, bild_neu_2.jpg, https://example.org/_a_b_, *.ts und *.js, 5*6*7")).toBe(
      "<p>2 * 3 * 4, bild_neu_2.jpg, https://example.org/_a_b_, *.ts und *.js, 5*6*7</p>",
    );
  });

  test("lines with bullets or numbers that go on are lists with their levels", () => {
    expect(
      pasteText("Mitbringen:\n- Korb\n- *Hut*\n\nAblauf:\n3. pressen\n4) trinken\n   - kalt\n   - warm\n5. gehen"),
    ).toBe(
      "<p>Mitbringen:</p><ul><li>Korb</li><li><strong>Hut</strong></li></ul><p>Ablauf:</p>" +
        '<ol start="3"><li>pressen</li><li>trinken<ul><li>kalt</li><li>warm</li></ul></li><li>gehen</li></ol>',
    );
    expect(pasteText("•\teins\n\t◦\tdarunter\n•\tzwei")).toBe(
      "<ul><li>eins<ul><li>darunter</li></ul></li><li>zwei</li></ul>",
    );
    expect(pasteText("3. Drei\n4. Vier\n   a) Vier a\n   b) Vier b\n5. Fünf")).toBe(
      '<ol start="3"><li>Drei</li><li>Vier<ol><li>Vier a</li><li>Vier b</li></ol></li><li>Fünf</li></ol>',
    );
    for (const lines of [
      ["27. November", "28. November"],
      ["1. Okt. Kelterfest", "2. Okt. Aufräumen"],
      ["1. FC Köln", "1. FC Nürnberg"],
      ["  a) eins", "  b) zwei"],
    ])
      expect(pasteText(lines.join("\n"))).toBe(lines.map((line) => `<p>${line.trim()}</p>`).join(""));
    expect(pasteText("1. Jan Most\n2. Eva Saft")).toBe("<ol><li>Jan Most</li><li>Eva Saft</li></ol>");
    expect(pasteText("- sagte sie\n3. Oktober\nEnde")).toBe("<p>- sagte sie</p><p>3. Oktober</p><p>Ende</p>");
  });
});

describe("no-break spaces", () => {
  test.each([
    "5_€",
    "1_234,50_€",
    "10_Uhr",
    "20_%",
    "z._B.",
    "i._d._R.",
    "§_5 Abs._2 BGB",
    "Nr._7",
    "Seite_12",
    "3._Oktober",
    "24._12._2026",
    "Dr._Meier",
    "37,5_°C",
    "12_km",
    "20_m²",
    "5_Mio. Euro",
    "500_v._Chr.",
    "Tel._030_12345",
  ])("%s keeps them", (text) => {
    const html = `<p>Es sind ${text.replaceAll("_", "&nbsp;")} da</p>`;
    expect(pasteHtml(html)).toBe(`<p>Es sind ${text.replaceAll("_", "\u00a0")} da</p>`);
    expect(pasteText(`Es sind ${text.replaceAll("_", "\u00a0")} da`)).toBe(
      `<p>Es sind ${text.replaceAll("_", "\u00a0")} da</p>`,
    );
  });

  test.each([
    ["Hallo&nbsp;Welt,&nbsp;und&nbsp; mehr", "Hallo Welt, und mehr"],
    ["5&nbsp;Äpfel und&nbsp;7&nbsp;Birnen", "5 Äpfel und 7 Birnen"],
    ["am&nbsp;3. und&nbsp;dann. Dann&nbsp;nicht", "am 3. und dann. Dann nicht"],
    ["<b>fett</b>&nbsp;und&nbsp;<i>schräg</i>", "<strong>fett</strong> und <em>schräg</em>"],
    ["für <b>5</b>&nbsp;€ und<br>&nbsp;Ende", "für <strong>5</strong>\u00a0€ und<br />Ende"],
    ["10\u202fUhr,\u202fja", "10\u202fUhr, ja"],
  ])("%s", (html, text) => expect(pasteHtml(`<p>${html}</p>`)).toBe(`<p>${text}</p>`));

  test("in words pasted into a line, too", () => {
    const data = { "text/html": "<span>b&nbsp;c m<sup>2</sup></span>", "text/plain": "b\u00a0c m2 " };
    expect(paste(data, "<p>ae</p>", [1, 1])).toBe("<p>ab c m² e</p>");
  });
});

describe("raised and lowered signs", () => {
  test.each([
    ["20 m<sup>2</sup>, H<sub>2</sub>O, 10<sup>-3</sup>", "20 m², H₂O, 10⁻³"],
    ["x<sup>n</sup>, x<sub>i</sub>, Marke<sup>TM</sup>, a<sup><b>2</b></sup>", "xⁿ, xᵢ, Marke™, a<strong>²</strong>"],
    ["1<sup>er</sup>, siehe<sup>[1]</sup>", "1er, siehe[1]"],
  ])("%s", (html, text) => expect(pasteHtml(`<p>${html}</p>`)).toBe(`<p>${text}</p>`));
});

test("what is pasted behind a link is no part of it, what is pasted into it is", () => {
  const into = (html: string, offset: number): string => {
    const editor = createRichTextEditor(html, parseHtmlInNode);
    Transforms.select(editor, { path: [0, 1, 0], offset });
    editor.insertData({ getData: (type: string) => (type === "text/plain" ? "neu" : "") } as DataTransfer);
    return serialize(editor.children as Block[]);
  };
  expect(into('<p>a <a href="/b">bb</a></p>', 2)).toBe('<p>a <a href="/b">bb</a>neu</p>');
  expect(into('<p>a <a href="/b">bb</a></p>', 1)).toBe('<p>a <a href="/b">bneub</a></p>');
});

describe("links", () => {
  test.each([
    ["www.example.org", "https://www.example.org"],
    [" https://example.org/a b.pdf ", "https://example.org/a%20b.pdf"],
    ["tel:030 123 45", "tel:03012345"],
    ["mailto:a@example.org?subject=Hallo Welt", "mailto:a@example.org?subject=Hallo%20Welt"],
    ["https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa&amp;sa=D", "https://example.org/a"],
  ])("%s is completed", (href, link) => {
    expect(pasteHtml(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${link}">x</a></p>`);
  });

  test("an unsafe target of a redirect leaves its words", () => {
    expect(pasteHtml('<p><a href="https://www.google.com/url?q=javascript:alert(1)">x</a></p>')).toBe("<p>x</p>");
  });

  test.each([
    ["www.example.org/a", '<a href="https://www.example.org/a">mehr</a>'],
    ["tel:030 123", '<a href="tel:030123">mehr</a>'],
    ["mailto:a@b.example?subject=a b", '<a href="mailto:a@b.example?subject=a%20b">mehr</a>'],
    ["https://www.google.com/url?q=https://example.org", '<a href="https://example.org">mehr</a>'],
    ["https://example.org ist gut", "https://example.org ist gut"],
  ])("%s over words", (text, html) => {
    expect(paste({ "text/plain": text }, "<p>mehr dazu</p>", [0, 4])).toBe(`<p>${html} dazu</p>`);
  });

  test("an address replaces an address", () => {
    expect(paste({ "text/plain": "https://b.example" }, "<p>a.example</p>", [0, 9])).toBe("<p>https://b.example</p>");
  });
});
