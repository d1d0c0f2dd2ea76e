import { describe, expect, it } from "vitest";
import { textsOf } from "#contract/blocks/registry.ts";
import { blockSchema } from "#contract/blocks/schema.ts";
import { shopSettings, defaultShopSettings } from "#contract/shop/settings.ts";
import { entries, pictures, products, shop } from "./site.ts";

describe.each(entries)("$title", ({ content, links = [], ...entry }) => {
  const shown = [
    ...(entry.mainPicture ? [entry.mainPicture] : []),
    ...(entry.media ?? []).flat(),
    ...(entry.gallery?.images.map(({ picture }) => picture) ?? []),
  ];
  const inserted = JSON.stringify(entry.inserted ?? []);
  const texts = [inserted, entry.title, ...content, ...links.map(({ title }) => title)].join("\n");

  it("shows no picture twice, and only pictures that are there", () => {
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
    expect(shown.filter((name) => !pictures.some((picture) => picture.name === name))).toEqual([]);
  });

  it("uses 'Anmelden' only for signing in, and promises no missing form", () => {
    expect(texts.replaceAll("wenn Sie sich anmelden", "")).not.toMatch(
      /\banmeld|anmeldung|kontaktformular|bilderfrage|über die veranstaltungsseite/iu,
    );
  });

  it("has an English text for every German one, or none at all", () => {
    const { en } = entry;
    if (!en) return;
    expect(en.content).toHaveLength(content.length);
    expect(en.links ?? []).toHaveLength(links.length);
    expect(en.gallery?.captions.length ?? 0).toBe(entry.gallery?.images.length ?? 0);
    expect([en.title, ...en.content].join(" ")).not.toMatch(/\b(?:und|der|die|das|nicht)\b/u);
  });

  it("has valid blocks, with an English text for every German one", () => {
    for (const { blocks } of entry.inserted ?? [])
      for (const written of blocks) {
        const block = blockSchema.parse({ ...written, id: "b" });
        expect(textsOf(block).filter(({ de, en }) => (de === "") !== (en === ""))).toEqual([]);
      }
  });

  it("makes every telephone number a link", () => {
    expect(texts.replace(/<a href="tel:[^"]*">[^<]*<\/a>/gu, "")).not.toMatch(/\b0\d{2}[\s\u00a0]\d{4}/u);
  });
});

describe("the pictures", () => {
  const mains = entries.flatMap(({ mainPicture, title }) => (mainPicture ? [{ mainPicture, title }] : []));

  it.each(pictures)("shows $name as the main picture of one entry at most", ({ name }) => {
    const titles = mains.filter(({ mainPicture }) => mainPicture === name).map(({ title }) => title);
    expect(titles.slice(1), titles.join(", ")).toEqual([]);
  });
});

describe("the shop", () => {
  const named = (name: string): boolean => products.some(({ picture }) => picture === name);

  it("has a dozen products with their own pictures, and refers only to existing ones", () => {
    expect(products).toHaveLength(12);
    expect(new Set(products.map(({ picture }) => picture)).size).toBe(12);
    for (const { picture, related = [], bundled = [] } of products) {
      expect(
        pictures.some(({ name }) => name === picture),
        picture,
      ).toBe(true);
      expect([...related, ...bundled].filter((name) => !named(name) || name === picture)).toEqual([]);
    }
  });

  it.each(products)(
    "describes the taste of $title in one sentence, in both languages, with the food data that the law requires",
    (product) => {
      for (const text of [product.text, product.textEn]) {
        const [lead = "", ...rest] = text.split("\n\n");
        expect(lead.length).toBeLessThan(160);
        expect(lead).toMatch(/[.]$/u);
        expect(rest).toHaveLength(1);
      }
      expect(product.producer).toContain("Sonnenau");
      if (product.size === null) return;
      expect(product.food?.ingredients).not.toBe("");
      // If a drink has more than 1.2 % vol, its label must state that, and children must not buy it.
      expect(product.minAge > 0).toBe((product.food?.alcohol ?? 0) > 1.2);
      expect(product.food?.allergens === "Sulfite").toBe(product.minAge > 0);
    },
  );

  it("has valid settings, with a valid account number", () => {
    expect(shopSettings.parse({ ...defaultShopSettings, ...shop })).toMatchObject(shop);
  });
});
