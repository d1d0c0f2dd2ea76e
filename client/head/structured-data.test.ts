import { defaultSite } from "#contract/schemas/site.ts";
import { describe, expect, it } from "vitest";
import { plainEvent } from "#contract/values/event-status.ts";
import { defaultShopSettings, publicShop } from "#contract/shop/settings.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { allOff } from "#testing/client/components.ts";
import { type ShownEntry, shownEntry } from "#testing/client/entries.ts";
import { entryData, organizationData } from "./structured-data.ts";

const settings: SiteSettings = {
  id: "1",
  domain: "",
  updated: "",
  title: "Mosthof Sonnenau",
  description: "Unser Hof",
  keywords: "",
  author: "",
  language: "de",
  onlyGerman: false,
  en: null,
  meta: { sites: [] },
  shop: publicShop.parse(defaultShopSettings),
  site: defaultSite,
  components: allOff,
  asks: [],
  today: null,
  contracts: false,
  hasCredits: false,
  social: { page: "https://social.example/mosthof" },
  version: 1,
};
const site = { publicUrl: "https://mosthof.example", settings, content: "de" as const };
const entry = shownEntry();
const dataOf = (fields: Partial<ShownEntry>) =>
  entryData(site, {
    entry: { ...entry, ...fields },
    description: "Viel & gut",
    imageUrl: "https://mosthof.example/p",
    updated,
  });
const updated = "2026-11-03T09:00:00.000Z";
const address = { street: "Am Hang 7", zip: "98999", city: "Sonnenau", country: "" };

describe("the structured data of an entry", () => {
  it("of the news is an article with its day, its picture and who wrote it", () => {
    expect(dataOf({})).toMatchObject({
      "@type": "Article",
      headline: "Apfeltag",
      url: "https://mosthof.example/Aktuelles/0198",
      datePublished: "2026-11-02T08:00:00.000Z",
      dateModified: updated,
      image: ["https://mosthof.example/p"],
      publisher: { "@type": "Organization", name: "Mosthof Sonnenau", url: "https://mosthof.example/" },
    });
  });

  it("names author, licence and source of its picture", () => {
    const credit = { author: "Ida Licht", licence: "CC BY-SA 4.0", url: "https://example.org/ida" };
    const facts = { entry, description: "", imageUrl: "https://mosthof.example/p", updated };
    expect(entryData(site, { ...facts, credit })).toMatchObject({
      image: [
        {
          "@type": "ImageObject",
          contentUrl: "https://mosthof.example/p",
          creditText: "Ida Licht, CC BY-SA 4.0",
          creator: { "@type": "Person", name: "Ida Licht" },
          license: "https://creativecommons.org/licenses/by-sa/4.0/",
          acquireLicensePage: "https://example.org/ida",
        },
      ],
    });
    const owned = entryData(site, { ...facts, credit: { author: "", licence: "Alle Rechte vorbehalten", url: "" } });
    const [picture = {}] = (owned?.["image"] ?? []) as object[];
    expect(Object.keys(picture)).toEqual(["@type", "url", "contentUrl", "creditText"]);
  });

  it.each(["2026-12-05", "2026-12-05T17:30:00.000Z"])(
    "of the events begins on %s, and names no place that nobody named",
    (date) => {
      expect(dataOf({ tags: ["Veranstaltungen"], date })).toMatchObject({
        "@type": "Event",
        name: "Apfeltag",
        startDate: date,
        url: "https://mosthof.example/Veranstaltungen/0198",
      });
      expect(dataOf({ tags: ["Veranstaltungen"], date })).not.toHaveProperty("location");
    },
  );

  it("of the events takes place at the address of the settings", () => {
    const english = { ...settings, site: { ...defaultSite, address: { ...defaultSite.address, ...address } } };
    const event = { ...entry, tags: ["Veranstaltungen"] };
    const facts = { entry: event, description: "", imageUrl: null, updated };
    expect(entryData({ ...site, settings: english }, facts)).toMatchObject({
      location: {
        "@type": "Place",
        name: "Mosthof Sonnenau",
        address: {
          "@type": "PostalAddress",
          streetAddress: "Am Hang 7",
          postalCode: "98999",
          addressLocality: "Sonnenau",
        },
      },
      organizer: { address: { "@type": "PostalAddress" } },
    });
  });

  it("of an event offers it until it is over", () => {
    const facts = {
      entry: { ...entry, tags: ["Veranstaltungen"], date: "2026-12-05", event: { ...plainEvent, price: "8 €" } },
      description: "",
      imageUrl: null,
      updated,
    };
    const asTheSeries = { status: "scheduled" as const, place: "", insteadOf: null, isMore: false };
    const when = {
      day: "2026-12-05",
      date: "2026-12-05",
      end: null,
      isChosen: false,
      words: null,
      next: [],
      ...asTheSeries,
    };
    const at = (isPast: boolean) => entryData(site, { ...facts, when: { ...when, isPast } });
    expect(at(false)).toMatchObject({ offers: { price: "8", availability: "https://schema.org/InStock" } });
    expect(at(true)).not.toHaveProperty("offers");
  });

  it.each([
    ["2026-12-05", "2026-12-06", "2026-12-05", "2026-12-06"],
    ["2026-12-05T17:30:00.000Z", "2026-12-05T20:00:00.000Z", "2026-12-05T17:30:00.000Z", "2026-12-05T20:00:00.000Z"],
    ["2026-12-05T17:30:00.000Z", "2026-12-05", "2026-12-05T17:30:00.000Z", "2026-12-05T23:00:00.000Z"],
    ["2026-12-04T23:00:00.000Z", "2026-12-05T23:00:00.000Z", "2026-12-05", "2026-12-05"],
  ])("of an event from %s to %s ends as in the calendar file", (date, end, startDate, endDate) => {
    const event = { ...plainEvent, end };
    expect(dataOf({ tags: ["Veranstaltungen"], date, event })).toMatchObject({ startDate, endDate });
  });

  it("in both lists is what its address says", () => {
    expect(dataOf({ tags: ["Veranstaltungen", "Aktuelles"] })?.["@type"]).toBe("Event");
    expect(dataOf({ tags: ["Aktuelles", "Veranstaltungen"] })?.["@type"]).toBe("Article");
  });

  it.each([
    ["an event without a date", { tags: ["Veranstaltungen"], date: null }],
    ["a fixed page", { tags: ["Seite|Impressum"] }],
    ["an entry that stands nowhere", { tags: ["Sonstiges"] }],
  ])("is left out for %s", (_, fields) => {
    expect(dataOf(fields)).toBeNull();
  });
});

describe("the structured data of the home page", () => {
  it("is the organization with its page on the social network", () => {
    expect(organizationData(site, { imageUrl: null })).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Mosthof Sonnenau",
      url: "https://mosthof.example/",
      description: "Unser Hof",
      sameAs: ["https://social.example/mosthof"],
    });
  });

  it("leaves out what the settings leave empty", () => {
    const empty = { ...settings, description: "", social: { page: "javascript:alert(1)" } };
    expect(organizationData({ ...site, settings: empty }, { imageUrl: null })).not.toHaveProperty("sameAs");
    expect(organizationData({ ...site, settings: empty }, { imageUrl: null })).not.toHaveProperty("description");
  });
});

describe("the opening hours of the place", () => {
  const data = (own: Partial<SiteSettings["site"]>) =>
    organizationData({ ...site, settings: { ...settings, site: { ...defaultSite, ...own } } }, { imageUrl: null });

  it("are open from midnight to midnight, which is not closed", () => {
    const openingHours = [{ name: "Hof", days: ["Mo" as const], from: "00:00", to: "00:00", text: "" }];
    expect(data({ openingHours })).toMatchObject({
      openingHoursSpecification: [{ name: "Hof", opens: "00:00", closes: "23:59" }],
    });
  });

  it("name the days that are closed whole, also without a week; an hour is not a day", () => {
    const closed = [
      { name: "", from: "2099-11-27T10:00:00Z", to: "2099-11-27T12:00:00Z", text: "" },
      { name: "", from: "2099-12-01T13:00:00Z", to: "2099-12-03T23:00:00Z", text: "" },
      { name: "", from: "2099-12-24", to: "2099-12-26", text: "" },
      { name: "", from: "2019-12-24", to: "2019-12-26", text: "" },
    ];
    const { specialOpeningHoursSpecification: days } = data({ closed });
    expect(days).toMatchObject([
      { validFrom: "2099-12-02", validThrough: "2099-12-03", opens: "00:00", closes: "00:00" },
      { validFrom: "2099-12-24", validThrough: "2099-12-26" },
    ]);
    expect(days).toHaveLength(2);
  });

  it("are those of the first place; other places are departments, named in the page's language", () => {
    const row = { days: ["Fr" as const], from: "14:00", to: "18:00", text: "" };
    const light = { name: "Hof", days: ["Sa" as const], from: "", to: "", text: "solange es hell ist" };
    const openingHours = [
      { ...row, name: "Laden" },
      { ...row, name: "Werkstatt", en: { name: "Workshop", text: "" } },
      light,
    ];
    const closed = [{ name: "Werkstatt", from: "2099-12-24", to: "2099-12-26", text: "" }];
    const place = { ...settings, site: { ...defaultSite, openingHours, closed } };
    const said = organizationData({ ...site, settings: place, content: "en" }, { imageUrl: null });
    expect(said).toMatchObject({ openingHoursSpecification: [{ name: "Laden", dayOfWeek: ["Friday"] }] });
    expect(said).not.toHaveProperty("specialOpeningHoursSpecification");
    expect(said["department"]).toMatchObject([
      {
        name: "Workshop",
        openingHoursSpecification: [{ opens: "14:00" }],
        specialOpeningHoursSpecification: [{ validFrom: "2099-12-24", validThrough: "2099-12-26" }],
      },
    ]);
    expect(data({ openingHours: [light] })).not.toHaveProperty("openingHoursSpecification");
  });
});
