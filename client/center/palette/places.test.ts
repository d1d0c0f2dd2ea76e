import { z } from "zod";
import { allTexts, textAt } from "#testing/texts.ts";
import { describe, expect, it } from "vitest";
import { sectionNames, sectionOf, secretsOf } from "#contract/schemas/settings.ts";
import {
  accountPath,
  footerPath,
  helpPath,
  hoursPath,
  lookPath,
  ordersCenterPath,
  shopCenterPath,
} from "#contract/values/pages.ts";
import { centerNavigation } from "../menu.ts";
import { centerScreens } from "../screens.tsx";
import { settingsParts } from "../settings/settings-parts.ts";
import { setByProgram, settingsPlaces } from "./places/places.ts";
import { hiddenScreens, menuWords } from "./places/screens.ts";
import type { Result } from "./result.ts";
import { searchIn } from "./search-in.ts";
import { askedIn } from "./typed-kinds.ts";

const places = [...hiddenScreens, ...settingsPlaces];
const keys = [
  ...places.flatMap(({ text, words, within }) => [text, words, within]),
  ...settingsParts.flatMap(({ label, about, words }) => [label, about, words]),
  ...Object.values(menuWords),
];

describe.each(["de", "en"] as const)("in %s", (language) => {
  const texts = allTexts(language);
  const text = (key: string): string => textAt(texts, key) ?? "";
  const of = (path: string, label: string, words: string): Result => ({
    id: path,
    label: text(label),
    detail: "",
    words: text(words),
    icon: "settings",
    goes: { to: path },
  });
  const actions = Object.keys((texts.get("words") as { actions: object }).actions);
  const all = {
    settings: [
      ...settingsParts.map(({ path, label, words }) => of(path, label, words)),
      ...settingsPlaces.map((place) => of(place.path, place.text, place.words)),
    ],
    screens: [
      ...centerNavigation.map(({ path, label }) => of(path, `admin:${label}`, menuWords[label] ?? "")),
      ...hiddenScreens.map((place) => of(place.path, place.text, place.words)),
    ],
    actions: actions.map((name) => of(name, `words:actions.${name}.name`, `words:actions.${name}.words`)),
  };
  const first = (typed: string): string => searchIn(typed, all).sections[0]?.results[0]?.id ?? "nothing";

  it("every name and its everyday words exist", () => {
    expect(keys.filter((key) => text(key) === "")).toEqual([]);
    expect(centerNavigation.filter(({ label }) => menuWords[label] === undefined)).toEqual([]);
  });

  it("every setting is found first by its own name, or beside another of the same name", () => {
    for (const { path, text: name } of settingsPlaces) {
      const [best] = searchIn(text(name), all).sections;
      expect(
        best?.results.map(({ id }) => id),
        text(name),
      ).toContain(path);
    }
  });

  const shopSettings = `${shopCenterPath}/settings`;
  const expected =
    language === "de"
      ? {
          Fußzeile: footerPath,
          fusszeile: footerPath,
          Logo: lookPath,
          "Name der Website": lookPath,
          Farbe: lookPath,
          geschlossen: hoursPath,
          Rechnung: shopSettings,
          Passwort: accountPath,
          "heute schließen": "today",
          "neuer Termin": "event",
          "neue Nachricht": "news",
          "neue Neuigkeit": "news",
          Logout: "logout",
          abmelden: "logout",
          Hilfe: helpPath,
          "erste Schritte": "firstSteps",
          Bestellungen: ordersCenterPath,
        }
      : {
          footer: footerPath,
          logo: lookPath,
          "name of the website": lookPath,
          colour: lookPath,
          closed: hoursPath,
          invoice: shopSettings,
          password: accountPath,
          "close today": "today",
          "new event": "event",
          "new message": "news",
          logout: "logout",
          help: helpPath,
          "first steps": "firstSteps",
        };
  it.each(Object.entries(expected))("'%s' leads first to %s", (typed, place) => {
    expect(first(typed)).toBe(place);
  });

  const newsWords =
    language === "de"
      ? ["News", "Neuigkeit", "Aktuelles", "Meldung", "Beitrag", "Artikel"]
      : ["news", "post", "article"];
  it.each(newsWords)("'%s' finds the new news entry, too", (typed) => {
    const ids = searchIn(typed, all).sections.flatMap(({ results }) => results.map(({ id }) => id));
    expect(ids).toContain("news");
  });

  it("words for kinds are split off the rest", () => {
    const kinds = ["orders", "entries", "products", "people", "messages", "files", "wish"] as const;
    const words = Object.fromEntries(kinds.map((kind) => [kind, text(`words:kinds.${kind}`)])) as Parameters<
      typeof askedIn
    >[1];
    const [invoice, print] = language === "de" ? ["Rechnung", "drucken"] : ["invoice", "print"];
    expect(askedIn(`${invoice} 1006 ${print}`, words)).toEqual({ q: "1006", kinds: ["orders"] });
    expect(askedIn(`${invoice} Meier`, words)).toEqual({ q: "Meier", kinds: ["orders"] });
    expect(askedIn(invoice ?? "", words)).toEqual({ q: invoice, kinds: ["orders"] });
    expect(askedIn("erika@example.org", words)).toEqual({ q: "erika@example.org", kinds: [] });
  });
});

it("every path has its screen", () => {
  const paths = new Set(centerScreens.map(({ path }) => path));
  expect([...places, ...settingsParts].map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

/** The paths of all fields: 'title', 'site.address.street'. Lists are one field. */
function fieldsOf(shape: z.ZodRawShape, within = ""): string[] {
  return Object.entries(shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject ? fieldsOf(field.shape as z.ZodRawShape, `${within}${name}.`) : [within + name],
  );
}

it("every field of the settings in the contract has a place", () => {
  const fields = sectionNames.flatMap((name) => [...fieldsOf(sectionOf(name).fields), ...secretsOf(name)]);
  const sets = [...settingsPlaces.flatMap((place) => place.sets), ...setByProgram];
  const isSet = (field: string): boolean => sets.some((path) => field === path || field.startsWith(`${path}.`));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !isSet(field))).toEqual([]);
  const isField = (path: string): boolean => fields.some((field) => field === path || field.startsWith(`${path}.`));
  expect(sets.filter((path) => !isField(path))).toEqual([]);
});
