// Both demos pass the same checks.
import { describe, expect, it } from "vitest";
import { filesOf, textsOf, withFiles } from "#contract/blocks/registry.ts";
import { type Block, blockSchema } from "#contract/blocks/schema.ts";
import { legalForms } from "#contract/schemas/legal.ts";
import { defaultShopSettings, shopSettings } from "#contract/shop/settings.ts";
import { needsMaker } from "#contract/shop/goods.ts";
import { isReserved } from "#contract/values/addresses.ts";
import { menuPaths } from "#contract/values/navigation.ts";
import { fixedPageNameOf, fixedPages, listTags, OWN_PAGE_TAG } from "#contract/values/pages.ts";
import { ownWords } from "#testing/demo-words.ts";
import { demoNames, loadDemo } from "./demos.ts";
import type { SeedEntry } from "./types.ts";

/** The seed refers to pictures by their names, and the schema accepts only ids. */
const FILE_ID = "0190a0b0-0000-7000-8000-000000000001";

const blocksOf = ({ inserted = [] }: Pick<SeedEntry, "inserted">): Block[] =>
  inserted.flatMap(({ blocks }) => blocks.map((block) => ({ ...block, id: "b" })));

const picturesOf = (entry: SeedEntry): string[] => [
  ...(entry.mainPicture ? [entry.mainPicture] : []),
  ...(entry.media ?? []).flat(),
  ...(entry.gallery?.images.map(({ picture }) => picture) ?? []),
  ...blocksOf(entry).flatMap((block) => filesOf(block).map(({ id }) => id)),
];

describe.each(await Promise.all(demoNames.map(async (name) => ({ name, demo: await loadDemo(name) }))))(
  "the demo $name",
  ({ name, demo }) => {
    const { entries, pictures, documents, products, shop, site } = demo;
    const paths = new Set<string>([
      ...entries.flatMap(({ tags }) => fixedPageNameOf(tags) ?? []).map((page) => fixedPages[page]),
      ...entries.flatMap(({ address }) => address ?? []),
      ...listTags.map((list) => fixedPages[list]),
      ...menuPaths,
    ]);

    describe.each(entries)("$title", ({ content, links = [], ...entry }) => {
      const shown = picturesOf({ content, ...entry });
      const inserted = JSON.stringify(entry.inserted ?? []);
      const texts = [inserted, entry.title, ...content, ...links.map(({ title }) => title)].join("\n");

      it("shows no picture twice, and only pictures and documents that are there", () => {
        expect(shown.filter((picture, index) => shown.indexOf(picture) !== index)).toEqual([]);
        expect(shown.filter((picture) => !pictures.some((one) => one.name === picture))).toEqual([]);
        expect((entry.downloads ?? []).filter((file) => !documents.some((one) => one.name === file))).toEqual([]);
      });

      it("uses 'Anmelden' only for signing in, and promises no missing form", () => {
        expect(texts.replaceAll("wenn Sie sich anmelden", "").replaceAll("ohne sich anzumelden", "")).not.toMatch(
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
        for (const written of blocksOf(entry)) {
          const block = blockSchema.parse(withFiles(written, () => FILE_ID));
          expect(textsOf(block).filter(({ de, en }) => (de === "") !== (en === ""))).toEqual([]);
        }
      });

      it("makes every telephone number a link", () => {
        // The block 'people' makes links itself.
        const plain = texts.replace(/<a href="tel:[^"]*">[^<]*<\/a>|"phone":"[^"]*"/gu, "");
        expect(plain).not.toMatch(/\b0\d{2}[\s\u00a0]\d{4}/u);
      });

      it("links only to pages that the demo has", () => {
        const hrefs = [...`${texts}\n${(entry.en?.content ?? []).join("\n")}`.matchAll(/href="(\/[^"#]*)/gu)];
        const all = [...hrefs.map(([, href = ""]) => href), ...links.map(({ url }) => url)];
        expect(all.filter((href) => href.startsWith("/") && !paths.has(href))).toEqual([]);
      });

      it("has an address exactly if it is an own page", () => {
        expect(entry.address !== undefined).toBe(entry.tags.includes(OWN_PAGE_TAG));
        if (entry.address === undefined) return;
        expect(isReserved(entry.address)).toBe(false);
        if (entry.below !== undefined) expect(entry.address.startsWith(`${entry.below}/`)).toBe(true);
      });
    });

    it("uses no word of the other demo", () => {
      const text = JSON.stringify({ ...demo, pictures: pictures.map(({ name: _name, ...picture }) => picture) });
      for (const other of demoNames.filter((one) => one !== name))
        expect(ownWords[other].exec(text)?.[0], other).toBeUndefined();
      expect(text).toMatch(ownWords[name]);
    });

    it("uses every picture, and each as the main picture of one entry at most", () => {
      const mains = entries.flatMap(({ mainPicture }) => mainPicture ?? []);
      expect(mains.filter((picture, index) => mains.indexOf(picture) !== index)).toEqual([]);
      const used = new Set([...entries.flatMap(picturesOf), ...products.map(({ picture }) => picture)]);
      if (site.logo !== undefined) used.add(site.logo);
      expect(pictures.map((picture) => picture.name).filter((picture) => !used.has(picture))).toEqual([]);
      expect(pictures.filter(({ altDe, altEn }) => altDe === "" || altEn === "")).toEqual([]);
    });

    it("has own pages with unique addresses, and menus of pages that are there", () => {
      const addresses = entries.flatMap(({ address }) => address ?? []);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(entries.flatMap(({ below }) => below ?? []).filter((parent) => !addresses.includes(parent))).toEqual([]);
      const listed = [...(site.menus?.main ?? []), ...(site.menus?.footer ?? [])];
      const isThere = (page: string): boolean => paths.has(page) || Object.hasOwn(fixedPages, page);
      expect(listed.filter((page) => !isThere(page))).toEqual([]);
      expect(site.sites.map(({ path }) => path).filter((path) => path !== "/login" && !paths.has(path))).toEqual([]);
      const german = entries.filter(({ en }) => en === undefined).flatMap(({ tags }) => fixedPageNameOf(tags) ?? []);
      const germanPaths = new Set<string>(german.map((page) => fixedPages[page]));
      expect(site.sites.filter(({ path, en }) => en === undefined && !germanPaths.has(path))).toEqual([]);
    });

    it("refers only to products that are there; goods of a maker name their maker", () => {
      const names = products.map(({ picture }) => picture);
      expect(new Set(names).size).toBe(names.length);
      for (const product of products) {
        const { picture, related = [], bundled = [] } = product;
        expect(pictures.map((one) => one.name)).toContain(picture);
        expect([...related, ...bundled].filter((other) => !names.includes(other) || other === picture)).toEqual([]);
        expect(product.safety !== undefined).toBe(needsMaker(product));
        for (const text of [product.title, product.titleEn, product.text, product.textEn]) expect(text).not.toBe("");
        expect(product.variants.filter(({ valueEn }) => valueEn === "")).toEqual([]);
        expect(product.tags.filter((tag) => demo.productTagsEn[tag] === undefined)).toEqual([]);
      }
    });

    it("has valid settings, with a valid account number", () => {
      expect(shopSettings.parse({ ...defaultShopSettings, ...shop })).toMatchObject(shop);
      expect(legalForms.parse(demo.legalForms)).toEqual(demo.legalForms);
    });
  },
);
