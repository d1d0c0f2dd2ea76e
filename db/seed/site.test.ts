// The demo's texts keep the rules that its pages are judged by.
import { describe, expect, it } from "vitest";
import { entries, pictures } from "./site.ts";

describe.each(entries)("$title", ({ content, links = [], ...entry }) => {
  const shown = [
    ...(entry.mediamain ? [entry.mediamain] : []),
    ...(entry.media ?? []).flat(),
    ...(entry.gallery?.images.map(({ picture }) => picture) ?? []),
  ];
  const texts = [entry.title, ...content, ...links.map(({ title }) => title)].join("\n");

  it("shows no picture twice, and only pictures that are there", () => {
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
    expect(shown.filter((name) => !pictures.some((picture) => picture.name === name))).toEqual([]);
  });

  it("says 'Anmelden' only about signing in, and promises no form that is not there", () => {
    expect(texts.replaceAll("wenn Sie sich anmelden", "")).not.toMatch(
      /\banmeld|anmeldung|kontaktformular|bilderfrage|über die veranstaltungsseite/iu,
    );
  });

  it("makes every telephone number a link", () => {
    expect(texts.replace(/<a href="tel:[^"]*">[^<]*<\/a>/gu, "")).not.toMatch(/\b0\d{2}[\s\u00a0]\d{4}/u);
  });
});
