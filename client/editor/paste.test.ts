import { Editor, Transforms } from "slate";
import { describe, expect, test } from "vitest";
import { createRichTextEditor } from "./create-editor.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";
import { serialize } from "./html-write.ts";
import type { Block } from "./nodes.ts";

/** Pastes at the end. With `range`, replaces the text between two offsets of the first line. */
function paste(before: string, data: Record<string, string>, range?: [number, number]): string {
  const editor = createRichTextEditor(before, parseHtmlInNode);
  if (range)
    Transforms.select(editor, {
      anchor: { path: [0, 0], offset: range[0] },
      focus: { path: [0, 0], offset: range[1] },
    });
  else Transforms.select(editor, Editor.end(editor, []));
  editor.insertData({ getData: (type: string) => data[type] ?? "" } as DataTransfer);
  return serialize(editor.children as Block[]);
}
const pasteHtml = (html: string) => paste("", { "text/html": html });

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><b><span style='font-size:16.0pt;mso-bidi-language:DE'>Apfeltag<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='mso-fareast-language:DE'>Wir pressen am <b style='mso-bidi-font-weight:normal'>Samstag</b>
und <i>Sonntag</i> &#8211; <u>bei jedem Wetter</u>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Boskoop<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>aus dem <b>alten</b> Garten<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Gravensteiner<o:p></o:p></p>
<p class=MsoHeading2>Anfahrt</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>mit dem Rad</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>mit dem Bus</p>
<p class=MsoNormal><a href="https://example.org/"><span style='color:#0563C1'>mehr</span></a><span style='display:none'>x</span></p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Kelter</span></h2>
<p dir="ltr"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">fett</span><span style="font-weight:400;"> und </span><span style="font-weight:400;font-style:italic;">schräg</span><span style="text-decoration:line-through;"> weg</span></p>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">eins</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>darunter</span></p></li></ul><li><p><span>zwei</span></p></li></ul><br />
<p><a href="https://example.org/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Verweis</span></a></p></b><br class="Apple-interchange-newline">`;

const webPage = `<article class="post" data-x="1"><!-- ad --><header><h3 id="t"><a href="/a#t" onclick="x()">Titel</a></h3></header>
<div style="color:red"><div>Ein <span class="x"></span><font color="red">Satz</font>.<script>track()</script></div><div>Noch<br>einer</div></div>
<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><img src="https://example.org/pixel.gif" alt="x"><a href="javascript:x()">böse</a><svg><text>s</text></svg></article>`;

describe("pasting HTML", () => {
  test("Word's text comes with its headings, lists and marks, and without its junk", () => {
    expect(pasteHtml(word)).toBe(
      "<h2>Apfeltag</h2><p>Wir pressen am <strong>Samstag</strong> und <em>Sonntag</em> – <u>bei jedem Wetter</u>.</p>" +
        "<ul><li>Boskoop<ul><li>aus dem <strong>alten</strong> Garten</li></ul></li><li>Gravensteiner</li></ul>" +
        '<h3>Anfahrt</h3><ol><li>mit dem Rad</li><li>mit dem Bus</li></ol><p><a href="https://example.org/">mehr</a></p>',
    );
  });

  test("Google Docs' styles become marks, its lower lists go into their items", () => {
    expect(pasteHtml(googleDocs)).toBe(
      "<h2>Kelter</h2><p><strong>fett</strong> und <em>schräg</em><s> weg</s></p>" +
        '<ul><li>eins<ul><li>darunter</li></ul></li><li>zwei</li></ul><p><a href="https://example.org/a">Verweis</a></p>',
    );
  });

  test("of a web page its text, headings and safe links are kept", () => {
    expect(pasteHtml(webPage)).toBe(
      '<h3><a href="/a#t">Titel</a></h3><p>Ein Satz.</p><p>Noch<br />einer</p><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><p>böse</p>',
    );
  });

  test("a paragraph goes into the line, blocks go between", () => {
    expect(paste("<p>ab</p>", { "text/html": "<p><b>x</b></p>" }, [1, 1])).toBe("<p>a<strong>x</strong>b</p>");
    expect(paste("<p>ab</p>", { "text/html": "<h2>x</h2><ul><li>y</li></ul>" }, [1, 1])).toBe(
      "<p>a</p><h2>x</h2><ul><li>y</li></ul><p>b</p>",
    );
    expect(paste("<ul><li>a</li></ul>", { "text/html": "<p>x</p><p>y</p>" })).toBe(
      "<ul><li>a</li></ul><p>x</p><p>y</p>",
    );
    expect(paste("<blockquote><p>a</p></blockquote>", { "text/html": "<p>x</p><p>y</p>" })).toBe(
      "<blockquote><p>a</p></blockquote><p>x</p><p>y</p>",
    );
  });
});

describe("pasting text", () => {
  test("an address on a selection links it, an unsafe one does not", () => {
    expect(paste("<p>mehr dazu</p>", { "text/plain": " https://example.org/a " }, [0, 4])).toBe(
      '<p><a href="https://example.org/a">mehr</a> dazu</p>',
    );
    expect(paste("<p>mehr dazu</p>", { "text/plain": "javascript:alert(1)" }, [0, 4])).toBe(
      "<p>javascript:alert(1) dazu</p>",
    );
  });

  test("lines become paragraphs, and blanks at the ends of words stay", () => {
    expect(paste("", { "text/plain": "a\r\n\r\nb\n" })).toBe("<p>a</p><p>b</p>");
    expect(paste("<p>ab</p>", { "text/plain": " x ", "text/html": "<span> x </span>" }, [1, 1])).toBe("<p>a x b</p>");
  });

  test("what is copied here can be pasted here", () => {
    const html = "<h2>a</h2><p>b <strong>c</strong></p><ul><li>d<ul><li>e</li></ul></li></ul>";
    const editor = createRichTextEditor(html, parseHtmlInNode);
    Transforms.select(editor, Editor.range(editor, []));
    const data: Record<string, string> = {};
    editor.setFragmentData({ setData: (type: string, value: string) => void (data[type] = value) } as DataTransfer);
    expect(data["text/plain"]).toBe("a\nb c\nd\ne");
    expect(paste("", data)).toBe(html);
  });

  test("words copied out of a list are words, not a list", () => {
    const editor = createRichTextEditor("<ul><li>a <strong>b</strong></li></ul>", parseHtmlInNode);
    Transforms.select(editor, Editor.range(editor, []));
    const data: Record<string, string> = {};
    editor.setFragmentData({ setData: (type: string, value: string) => void (data[type] = value) } as DataTransfer);
    expect(data["text/html"]).toBe("<p>a <strong>b</strong></p>");
    expect(paste("<p>xy</p>", data, [1, 1])).toBe("<p>xa <strong>b</strong>y</p>");
  });
});
