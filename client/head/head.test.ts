import { defaultSite } from "#contract/schemas/site.ts";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import de from "#locales/de/site.json";
import { defaultShopSettings, publicShop } from "#contract/shop/settings.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { allOff } from "#testing/client/components.ts";
import type { ListTag } from "#contract/values/pages.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { type Head, headOf, type Sharing } from "./head.ts";
import { beginningOf } from "#contract/values/plain-text.ts";
import { createI18n } from "../language/i18n.ts";
import { cardsQuery } from "../site/entries/loaders.ts";
import { centerScreens } from "../center/screens.tsx";
import { routesWith } from "../app/routes.tsx";
import { germanPageKey } from "../api/german-page.ts";
import type { Screen } from "./screen.tsx";
import { type ShownEntry, shownEntry } from "#testing/client/entries.ts";
import { type Answers, type Client, createQueryClient, type EditorUtils } from "../api/trpc.ts";
import { editorAccess } from "../api/editor-data.tsx";

const publicUrl = "https://mosthof.example";
const i18n = createI18n("de", de);

const settings: SiteSettings = {
  id: "1",
  domain: "",
  updated: "",
  title: "Mosthof",
  description: "Unser Hof",
  keywords: "",
  author: "",
  language: "de",
  onlyGerman: false,
  en: null,
  meta: { sites: [{ path: "/Aktuelles", title: "Neues vom Hof", description: "Was es Neues gibt" }] },
  shop: publicShop.parse(defaultShopSettings),
  site: defaultSite,
  components: allOff,
  asks: [],
  today: null,
  contracts: false,
  hasCredits: false,
  social: { page: "" },
  version: 1,
};
const entry = shownEntry({
  blocks: [
    {
      id: "t0",
      type: "text",
      html: "<h2>Kommt alle</h2><p>Äpfel &amp; <strong>Most</strong></p>",
      media: ["second"],
    },
  ],
  mainPicture: "main",
  tags: ["Veranstaltungen"],
});
const picture = (id: string): Picture => ({
  id,
  name: "apfel.jpg",
  ext: "jpg",
  kind: "image",
  sizeBytes: 1,
  width: 4000,
  height: 3000,
  alt: { de: "Ein Apfel", en: "An apple", decorative: false },
  focal: { x: 0.5, y: 0.5 },
  variants: [
    { id: "small", res: { w: 400, h: 300 } },
    { id: "large", res: { w: 1600, h: 1200 } },
  ],
  placeholder: null,
  webpVariants: [{ id: "webp", res: { w: 1600, h: 1200 } }],
  preview: [],
});
const files = { main: picture("main"), second: picture("second") };
const article = {
  entry,
  when: null,
  state: "public" as const,
  files,
  listed: { events: [], news: [] },
  hasEnglish: false,
  url: null,
  hasPictures: true,
  previous: null,
  next: null,
  updated: "2026-11-03T09:00:00.000Z",
};

type Given = { status?: number; sharing?: Sharing };

function head(path: string, fill: (utils: EditorUtils) => void = () => {}, { status = 200, sharing }: Given = {}) {
  const queryClient = createQueryClient();
  const access = editorAccess({ queryClient, client: {} as Client });
  const { utils } = access;
  utils.settings.get.setData(undefined, settings);
  fill(utils);
  const { pathname, search } = new URL(path, publicUrl);
  const { route, params = {} } = matchRoutes(routesWith(centerScreens), pathname)?.at(-1) ?? {};
  const screen: Screen | undefined = route?.handle;
  const place = { pathname, search, params };
  return headOf(access, { screen, place, status, content: "de" }, publicUrl, i18n, sharing);
}

type Beside = Partial<Answers["entries"]["article"]> & Pick<SiteSettings, "brand">;

function entryHead(fields: Partial<ShownEntry> = {}, { brand, ...beside }: Beside = {}, sharing?: Sharing) {
  const shown = { ...entry, ...fields };
  const fill = (utils: EditorUtils): void => {
    utils.settings.get.setData(undefined, { ...settings, ...(brand && { brand }) });
    utils.entries.article.setData({ id: `/Veranstaltungen/${entry.id}` }, { ...article, entry: shown, ...beside });
  };
  return head(`/Veranstaltungen/${entry.id}?utm=1`, fill, sharing && { sharing });
}

function setCards(utils: EditorUtils, list: ListTag, page: number, cards: Answers["entries"]["cards"]) {
  const [, { input }] = cardsQuery(list, page)(utils).queryKey as unknown as [unknown, { input: { list: ListTag } }];
  utils.entries.cards.setData(input, cards);
}

function listHead(path: string, page: number, total: number) {
  const card = {
    id: "0198",
    state: "public" as const,
    title: "Ernte",
    preview: "Viel",
    path: "/Aktuelles/0198",
    publishDate: null,
    date: null,
    end: null,
    status: "scheduled" as const,
    insteadOf: null,
    comesAgain: false,
    place: "",
    price: "",
    isPast: false,
    picture: picture("main"),
  };
  return head(path, (utils) => setCards(utils, "Aktuelles", page, { items: [card], total }));
}

describe("the page of an entry", () => {
  it("is shared under its canonical address with its title, text and main picture", () => {
    const { properties, canonical } = entryHead();
    expect(canonical).toBe(`${publicUrl}/Veranstaltungen/0198`);
    expect(Object.fromEntries(properties)).toEqual({
      "og:title": "Apfeltag",
      "og:description": "Äpfel & Most",
      "og:type": "article",
      "og:url": `${publicUrl}/Veranstaltungen/0198`,
      "og:site_name": "Mosthof",
      "og:locale": "de_DE",
      "og:image": `${publicUrl}/v0/api/download/main/large/teilen.jpg`,
      "og:image:width": "1200",
      "og:image:height": "900",
      "og:image:alt": "Ein Apfel",
    });
  });

  it("is shared with the first picture that it shows where it has no main one, and without any where none is left", () => {
    const imageOf = (fields: Partial<ShownEntry>) => Object.fromEntries(entryHead(fields).properties)["og:image"];
    expect(imageOf({ mainPicture: null })).toBe(`${publicUrl}/v0/api/download/second/large/teilen.jpg`);
    expect(imageOf({ mainPicture: null, blocks: [] })).toBeUndefined();
    expect(imageOf({ mainPicture: "gone" })).toBeUndefined();
  });

  it("is not shared with the picture of a child for which no consent is noted", () => {
    const { properties, structuredData, picture: shared } = entryHead({}, {}, { unshared: "main" });
    expect(Object.fromEntries(properties)["og:image"]).toBeUndefined();
    expect(structuredData).not.toHaveProperty("image");
    expect(shared).toBeNull();
  });

  it("credits the picture that it is shared with, and no other", () => {
    const [credit, other] = ["Ida Licht", "Jo Schatten"].map((author) => ({ author, licence: "CC0", url: "" }));
    const credited = { ...files, main: { ...files.main, credit } };
    const authorOf = (head: Head): unknown => JSON.stringify(head.structuredData?.["image"] ?? null);
    expect(authorOf(entryHead({}, { files: credited }))).toContain("Ida Licht");
    const sitePicture = { ...picture("site"), credit: other };
    const instead = entryHead({}, { files: credited }, { unshared: "main", sitePicture });
    expect(authorOf(instead)).toContain("Jo Schatten");
    expect(authorOf(instead)).not.toContain("Ida Licht");
    const brand = { key: "0123456789abcdef", logo: { width: 512, height: 512 } };
    const card = entryHead({}, { files: credited, brand }, { unshared: "main" });
    expect(authorOf(card)).toContain("teilen-de.png");
    expect(authorOf(card)).not.toContain("Ida Licht");
  });

  it("offers an event with a date for the calendar, and nothing else", () => {
    expect(entryHead().links).toEqual([
      {
        rel: "alternate",
        href: `${publicUrl}/Veranstaltungen/0198.ics`,
        type: "text/calendar",
        title: "Apfeltag",
      },
    ]);
    expect(entryHead({ date: null }).links).toEqual([]);
    expect(entryHead({ tags: ["Sonstiges"] }).links).toEqual([]);
  });

  it("names the entries before and after it", () => {
    const neighbour = (id: string) => ({ title: id, path: `/Aktuelles/${id}`, picture: null });
    expect(entryHead({ date: null }, { previous: neighbour("newer"), next: neighbour("older") }).links).toEqual([
      { rel: "prev", href: `${publicUrl}/Aktuelles/newer` },
      { rel: "next", href: `${publicUrl}/Aktuelles/older` },
    ]);
  });
});

describe("a list", () => {
  const emptyHead = () =>
    head("/Veranstaltungen", (utils) => setCards(utils, "Veranstaltungen", 1, { items: [], total: 0 }));

  it("takes its texts from the settings, or its name", () => {
    expect(listHead("/Aktuelles", 1, 1)).toMatchObject({
      title: "Neues vom Hof – Mosthof",
      description: "Was es Neues gibt",
    });
    expect(emptyHead().title).toBe("Veranstaltungen – Mosthof");
  });

  it.each([
    ["/Aktuelles", 1, null, "?seite=2"],
    ["/Aktuelles?seite=1", 1, null, "?seite=2"],
    ["/Aktuelles?seite=2", 2, "", "?seite=3"],
    ["/Aktuelles?seite=3&x=1", 3, "?seite=2", null],
  ])("%s names the pages before and after it", (path, page, before, after) => {
    const { links } = listHead(path, page, 6);
    const href = (rel: string) => links.find((link) => link.rel === rel)?.href;
    expect(href("prev")).toBe(before === null ? undefined : `${publicUrl}/Aktuelles${before}`);
    expect(href("next")).toBe(after === null ? undefined : `${publicUrl}/Aktuelles${after}`);
  });

  it("offers its feed", () => {
    expect(listHead("/Aktuelles", 1, 1).links).toEqual([
      {
        rel: "alternate",
        href: `${publicUrl}/Aktuelles/feed.xml`,
        type: "application/rss+xml",
        title: "Aktuelles – Mosthof",
      },
    ]);
    expect(emptyHead().links).toMatchObject([
      { href: `${publicUrl}/Veranstaltungen/kalender.ics`, type: "text/calendar" },
    ]);
  });
});

describe("other pages", () => {
  it("/Willkommen is the home page, which says who runs the site", () => {
    const { canonical, structuredData, siteSearch } = head("/Willkommen", (utils) =>
      utils.entries.page.setData({ name: "Willkommen" }, article),
    );
    expect(canonical).toBe(`${publicUrl}/`);
    expect(structuredData).toMatchObject({ "@type": "Organization", name: "Mosthof" });
    expect(siteSearch).toMatchObject({
      potentialAction: {
        target: { urlTemplate: expect.stringMatching(/^https:\/\/.+\/suche\?q=\{search_term_string\}$/u) },
      },
    });
  });

  it.each([
    ["/login", 200],
    ["/Aktuelles/gone", 404],
    ["/Aktuelles", 503],
  ])("%s with status %i tells robots and networks nothing", (path, status) => {
    expect(head(path, undefined, { status })).toMatchObject({
      isIndexed: false,
      properties: [],
      links: [],
      structuredData: null,
    });
  });
});

it("says in its title that a page is there only in German, as the page of the status 404 does", () => {
  const titleOf = (isInGerman: boolean): string => {
    const queryClient = createQueryClient();
    const access = editorAccess({ queryClient, client: {} as Client });
    const place = { pathname: "/Impressum", search: "", params: {} };
    if (isInGerman) queryClient.setQueryData(germanPageKey(place.pathname), { path: "/Impressum", title: "Impressum" });
    const page = { screen: undefined, place, status: 404, content: "en" } as const;
    return headOf(access, page, publicUrl, i18n).title;
  };
  expect(titleOf(true)).toBe("Diese Seite gibt es nur auf Deutsch");
  expect(titleOf(false)).toBe("Diese Seite gibt es nicht");
});

describe("a description from an entry's text", () => {
  it("is cut where a word ends", () => {
    const text = beginningOf([`<p>${"Apfelmost ".repeat(40)}</p>`]);
    expect(text.length).toBeLessThanOrEqual(162);
    expect(text).toMatch(/Apfelmost …$/u);
  });

  it("is plain text without headings, whose marks stay what they are", () => {
    expect(beginningOf(["<h2>Kopf</h2><p>a &lt;b&gt;</p><p>c&nbsp;d &amp;lt;</p>"])).toBe("a <b> c d &lt;");
  });
});
