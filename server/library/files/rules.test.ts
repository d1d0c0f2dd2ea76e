import { expect, test } from "vitest";
import { withParents } from "../tags/store.ts";
import { withoutFiles } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import {
  cleanFileName,
  displayVariant,
  isQuotaLeft,
  nameOfPart,
  ownVariants,
  renamedTo,
  webpVariants,
} from "./rules.ts";

test("of a path only the base name counts", () => {
  const cases: [string, string][] = [
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\ada\\Fest.jpg", "Fest.jpg"],
    ["/abs/bild.png", "bild.png"],
    ["..", ""],
    [".", ""],
    ["../../", ""],
    ["", ""],
    ["  bild.png ", "bild.png"],
    ["🍎 Ernte.jpg", "🍎 Ernte.jpg"],
    ["a\u0007b\n.txt", "ab.txt"],
    ["foto\u202Egpj.txt", "fotogpj.txt"],
    ["b.e\u200Bxe", "b.exe"],
    ["Sil\u00adbe\ufeff.t\u200dxt", "Silbe.txt"],
    ["👩‍🌾 ❤️ 👩🏽‍🌾.jpg", "👩‍🌾 ❤️ 👩🏽‍🌾.jpg"],
    [".htaccess", ".htaccess"],
  ];
  for (const [sent, kept] of cases) expect(cleanFileName(sent), sent).toBe(kept);
});

test("both forms of an umlaut become one", () => {
  expect(cleanFileName("Äpfel.jpg".normalize("NFD"))).toBe("Äpfel.jpg".normalize("NFC"));
});

test("a long name is shortened before its ending, never inside of a character", () => {
  const long = cleanFileName(`${"a".repeat(300)}.jpeg`);
  expect(long).toHaveLength(255);
  expect(long.endsWith("a.jpeg")).toBe(true);
  const emoji = cleanFileName(`${"🍎".repeat(200)}.jpg`);
  expect(emoji.isWellFormed()).toBe(true);
  expect(emoji.length).toBeLessThanOrEqual(255);
  expect(emoji.endsWith("🍎.jpg")).toBe(true);
  expect(cleanFileName(`a.${"b".repeat(300)}`)).toHaveLength(255);
});

test("U+0000 and half characters in a name are refused, naming the field", () => {
  for (const name of ["a\u0000.png", "a\ud83c.png"]) {
    expect(() => cleanFileName(name)).toThrow(
      expect.objectContaining({ kind: "invalid", details: { fields: { name: { key: "badText" } } } }),
    );
  }
});

test("a part without a file name, or called blob, bears the part's own name", () => {
  expect(nameOfPart("a.png", "x.jpg")).toBe("a.png");
  expect(nameOfPart("blob", "x.jpg")).toBe("x.jpg");
  expect(nameOfPart(undefined, "../x.jpg")).toBe("x.jpg");
  expect(nameOfPart("", "")).toBe("blob");
});

test("a renamed file keeps its ending", () => {
  expect(renamedTo("Sommer", "jpg")).toBe("Sommer.jpg");
  expect(renamedTo("Sommer.JPG", "jpg")).toBe("Sommer.JPG");
  expect(renamedTo("Sommer.html", "jpg")).toBe("Sommer.html.jpg");
  expect(renamedTo("../../", "jpg")).toBe("");
  expect(renamedTo("b".repeat(255), "jpg")).toHaveLength(255);
});

test("variants are told apart by format; of a WebP picture both lists are WebP", () => {
  const jpeg = { mime: "image/jpeg" };
  const webp = { mime: "image/webp" };
  expect(ownVariants([jpeg, webp])).toEqual([jpeg]);
  expect(webpVariants([jpeg, webp])).toEqual([webp]);
  expect(ownVariants([webp])).toEqual([webp]);
  expect(displayVariant([1, 2, 3])).toBe(3);
  expect(displayVariant([])).toBeNull();
});

test("a file fits as long as the sum does not exceed the quota", () => {
  expect(isQuotaLeft({ used: 90, total: 100 }, 10)).toBe(true);
  expect(isQuotaLeft({ used: 90, total: 100 }, 11)).toBe(false);
});

test("a tag brings its parents along", () => {
  expect(withParents(["a|b|c", "a|x", "d"])).toEqual(["a", "a|b", "a|b|c", "a|x", "d"]);
});

test("a block loses removed files everywhere, in both languages, and stays", () => {
  const settings = {
    title: "",
    showTitle: false,
    intervalMs: 5000,
    size: "fit" as const,
    onClick: "none" as const,
    fullscreenSize: "fit" as const,
    pivot: "horizontal" as const,
    positionX: "left" as const,
    positionY: "top" as const,
  };
  const picture = (id: string) => `<img src="/api/v0/download/${id.repeat(36)}/${"a".repeat(36)}" alt="" />`;
  const images = [
    { file: "1", caption: "" },
    { file: "2", caption: "x" },
  ];
  const isGone = (id: string): boolean => ["1", "1".repeat(36)].includes(id);
  const left = (block: Block): Block => withoutFiles(block, isGone);
  const html = `<p>a${picture("1")}b${picture("2")}</p>`;
  const text = { id: "t", type: "text" as const, html, media: ["1", "2"], en: { html } };
  const without = `<p>ab${picture("2")}</p>`;
  expect(left(text)).toEqual({ ...text, html: without, media: ["2"], en: { html: without } });
  expect(left({ ...text, html: "", media: ["1"] })).toMatchObject({ html: "", media: [] });
  const gallery = { id: "g", type: "gallery" as const, settings: { ...settings, images } };
  expect(left(gallery)).toEqual({ ...gallery, settings: { ...settings, images: images.slice(1) } });
  for (const type of ["fileList", "downloads"] as const)
    expect(left({ id: "f", type, files: ["2", "1"] })).toEqual({ id: "f", type, files: ["2"] });
});
