import { Editor } from "slate";
import { describe, expect, test } from "vitest";
import { ownPicture } from "#testing/editor/documents.ts";
import { createRichTextEditor } from "../create-editor.ts";
import { parseHtmlInNode } from "../html-test-tree.ts";
import type { Block } from "../nodes.ts";
import { findChecks, type TextAround } from "./find-checks.ts";
import { textAround } from "./text-around.ts";

const around: TextAround = { lang: "de", hasHeading: false, undescribed: [] };

/** Describes each finding as its kind and the text that it selects. */
function found(html: string, given: Partial<TextAround> = {}): string[] {
  const editor = createRichTextEditor(html, parseHtmlInNode);
  return findChecks(editor.children as Block[], { ...around, ...given }).map(
    ({ kind, at, ...more }) => `${kind}${"words" in more ? ` ${more.words}` : ""}: ${Editor.string(editor, at)}`,
  );
}

const words = (count: number): string => Array.from({ length: count }, (_, index) => `Wort${index}`).join(" ");

describe("long sentences", () => {
  test("a sentence of 31 words is found between its neighbours, one of 30 is not", () => {
    const [short, long] = [`${words(30)}.`, `Nun ${words(30)}.`];
    expect(found(`<p>${short}</p>`)).toEqual([]);
    expect(found(`<p>${short} ${long} Ende.</p>`)).toEqual([`sentence 31: ${long}`]);
  });

  test("marks and links within the sentence belong to it", () => {
    const [start, end] = [words(20), words(20)];
    expect(found(`<p>Vorher. <strong>${start}</strong> <a href="/a">und</a> ${end}! Danach.</p>`)).toEqual([
      `sentence 41: ${start} und ${end}!`,
    ]);
  });

  test("'z. B.' ends no sentence; a line break and the next cell do; signs are no words", () => {
    expect(found(`<p>${words(20)}, z. B. Äpfel, ${words(20)}.</p>`)).toEqual([
      `sentence 43: ${words(20)}, z. B. Äpfel, ${words(20)}.`,
    ]);
    expect(found(`<p>${words(20)}<br />${words(20)}</p>`)).toEqual([]);
    expect(found(`<table><tr><td>${words(20)}</td><td>${words(20)}</td></tr></table>`)).toEqual([]);
    expect(found(`<p>${words(29)} – – – ${words(1)}.</p>`)).toEqual([]);
  });

  test("the sentences of lists and quotes are found", () => {
    const long = words(31);
    expect(found(`<ul><li>a<ul><li>${long}</li></ul></li></ul><blockquote><p>${long}</p></blockquote>`)).toEqual([
      `sentence 31: ${long}`,
      `sentence 31: ${long}`,
    ]);
  });
});

describe("links", () => {
  test.each(["hier", "Hier", "hier klicken", "Klicken Sie hier", "<strong>Mehr</strong> …", "Link"])("%s", (text) => {
    expect(found(`<p>Das steht <a href="/a">${text}</a>.</p>`)).toEqual([
      `link: ${text.replace("<strong>", "").replace("</strong>", "")}`,
    ]);
  });

  test("words that name the target are no finding; a text's language counts", () => {
    expect(found('<p><a href="/a">hier geht es zum Sommerfest</a></p>')).toEqual([]);
    expect(found('<p><a href="/a">here</a>, <a href="/b">hier</a></p>', { lang: "en" })).toEqual(["link: here"]);
  });
});

describe("headings", () => {
  test("a heading of style 2 without one of style 1 before it is found once", () => {
    expect(found("<h3>Anfang</h3><p>a</p><h3>Zweite</h3>")).toEqual(["heading: Anfang"]);
    expect(found("<p>a</p><h2>Anfang</h2><h3>Zweite</h3>")).toEqual([]);
    expect(found("<h3>Anfang</h3>", { hasHeading: true })).toEqual([]);
  });

  test("only texts in the same language before this one count", () => {
    const html = "<h2>Fest</h2>";
    const blocks = ["a", "b"].map((id) => ({ id, type: "text" as const, html, media: [] }));
    const hasHeading = (id: string, lang: "de" | "en") => textAround({ id, html, lang, blocks, files: {} }).hasHeading;
    expect([hasHeading("b", "de"), hasHeading("b", "en"), hasHeading("a", "de")]).toEqual([true, false, false]);
  });
});

describe("pictures", () => {
  const bare = `<figure><img src="${ownPicture}" alt="" /></figure>`;
  const id = ownPicture.split("/").find((part) => part.length === 36) ?? "";
  const known = (alt: { de: string; en: string; decorative: boolean }, lang: "de" | "en" = "de") =>
    textAround({ id: "a", html: bare, lang, blocks: [], files: { [id]: { id, alt } as never } }).undescribed;

  test("a picture without a description here and in the library is found", () => {
    expect(found(bare, { undescribed: [id] })).toEqual(["picture: "]);
    expect(found(bare)).toEqual([]);
    expect(found(bare.replace('alt=""', 'alt="Ein Baum"'), { undescribed: [id] })).toEqual([]);
  });

  test("the library's description counts in the text's language, and decoration needs none", () => {
    expect(known({ de: "", en: "", decorative: false })).toEqual([id]);
    expect(known({ de: "Ein Baum", en: "", decorative: false })).toEqual([]);
    expect(known({ de: "Ein Baum", en: "", decorative: false }, "en")).toEqual([id]);
    expect(known({ de: "", en: "", decorative: true })).toEqual([]);
  });
});
