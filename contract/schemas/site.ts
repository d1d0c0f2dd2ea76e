import { z } from "zod";
import { dayOrMoment } from "./day-or-moment.ts";
import { englishOf } from "#contract/fields/english.ts";
import { limits } from "#contract/values/limits.ts";
import type { Brand } from "#contract/look/brand-paths.ts";
import { defaultAccent, fontPairs, palettes } from "#contract/values/looks.ts";
import { endOf, startOf, type Today } from "#contract/values/opening-hours.ts";
import { hostIn, isWebAddress } from "#contract/values/web-address.ts";
import { inOrderOfWeek, weekdays } from "#contract/values/weekdays.ts";
import { cleanText, fieldKeys, id, line } from "#contract/fields/text.ts";

const text = line(limits.textLength);
const latitude = z.number().min(-90).max(90).nullable();
const longitude = z.number().min(-180).max(180).nullable();
const address = z.object({ street: text, zip: text, city: text, country: text, lat: latitude, lng: longitude });

/** 'Mo' … 'Su', in upper or lower case. */
const weekday = z
  .string()
  .transform((value) => value.slice(0, 1).toUpperCase() + value.slice(1).toLowerCase())
  .pipe(z.enum(weekdays));

const clockTime = (pattern: RegExp) => z.string().regex(pattern, { error: fieldKeys.clockTime });

/** `from` and `to` may both be '' if a text replaces the times. */
const isTimeMissing = (row: { from: string; to: string; text: string }, field: "from" | "to"): boolean =>
  row[field] === "" && (row.text === "" || row.from !== row.to);

/** Names of places are compared with each other, so several blanks become one. */
const placeName = text.transform((name) => name.replace(/\s+/gu, " "));

/** @returns the English texts whose German text exists; null if there are none */
function englishBeside<Texts extends Record<string, string>>(german: Texts, english: Texts | null | undefined) {
  if (!english) return null;
  const kept = Object.entries(english).map(([key, words]) => [key, german[key] === "" ? "" : words]);
  return kept.some(([, words]) => words !== "") ? (Object.fromEntries(kept) as Texts) : null;
}

/** An end at or before the start is on the next day. `name` is the place, '' on a site with one place. */
const openingHour = z
  .object({
    name: placeName.default(""),
    days: z.array(weekday).min(1, { error: fieldKeys.weekdayRequired }).max(weekdays.length).transform(inOrderOfWeek),
    from: clockTime(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/u).default(""),
    to: clockTime(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)?$/u).default(""),
    text: text.default(""),
    en: englishOf({ name: placeName.default(""), text: text.default("") }),
  })
  .refine((row) => !isTimeMissing(row, "from"), { error: fieldKeys.clockTime, path: ["from"] })
  .refine((row) => !isTimeMissing(row, "to"), { error: fieldKeys.clockTime, path: ["to"] })
  .overwrite(({ en, ...row }) => ({ ...row, en: englishBeside({ name: row.name, text: row.text }, en) }));

/** A closure begins and ends with a day or at a moment. `name` is the place that is closed; '' closes all places. */
const closure = z
  .object({
    name: placeName.default(""),
    from: dayOrMoment,
    to: dayOrMoment,
    text: text.default(""),
    en: englishOf({ text: text.default("") }),
  })
  .refine(({ from, to }) => startOf(from) < endOf(to), { error: fieldKeys.daysInverted, path: ["to"] })
  .overwrite(({ en, ...closure }) => ({ ...closure, en: englishBeside({ text: closure.text || "-" }, en) }));

const footer = cleanText
  .transform((value) => value.normalize("NFC").replace(/\r\n?/gu, "\n").trim())
  .pipe(z.string().max(limits.siteFooterLength));

/** The addresses of the site's profiles in other networks. */
const profiles = z
  .array(text.refine(isWebAddress, { error: fieldKeys.webAddressInvalid }))
  .max(limits.siteProfiles)
  .overwrite((urls) => [...new Set(urls)]);

/** The hosts whose pages blocks may show in a frame. People also paste whole addresses. */
const embedHosts = z
  .array(
    text.transform((typed, context): string => {
      const host = /^http:/iu.test(typed) ? null : hostIn(typed);
      if (host !== null) return host;
      context.addIssue({ code: "custom", message: fieldKeys.hostInvalid });
      return z.NEVER;
    }),
  )
  .max(limits.embedHosts)
  .overwrite((hosts) => [...new Set(hosts)]);

/** '#rrggbb'; null for the palette's own accent. */
const accent = z
  .string()
  .regex(/^#[\da-f]{6}$/iu, { error: fieldKeys.colorInvalid })
  .transform((value) => value.toLowerCase())
  .nullable();

const english = z.object({ name: text, footer });

const parts = {
  name: text,
  logo: id.nullable(),
  palette: z.enum(palettes),
  accent,
  fonts: z.enum(fontPairs),
  openingHours: z.array(openingHour).max(limits.openingHours),
  closed: z.array(closure).max(limits.closures),
  footer,
  profiles,
  embedHosts,
  en: english.nullable().optional(),
};

export const siteFields = z.object({ ...parts, address });
export type Site = z.output<typeof siteFields>;
export type OpeningHour = Site["openingHours"][number];
export type Closure = Site["closed"][number];

const germanAndEnglish = z.object({ text: z.string(), en: z.string().nullable() });

const placeToday = z.object({
  name: germanAndEnglish,
  day: z.string(),
  openUntil: z.string().nullable(),
  opens: z.object({ from: z.string(), to: z.string() }).nullable(),
  words: germanAndEnglish.nullable(),
  closure: z.object({ from: z.string(), to: z.string(), text: z.string(), en: z.string().nullable() }).nullable(),
  wasOpen: z.boolean(),
  changes: z.string(),
});

export const todayAnswer = z.object({
  day: z.string(),
  places: z.array(placeToday),
  changes: z.string(),
}) satisfies z.ZodType<Today>;

export const brandAnswer = z.object({
  key: z.string(),
  logo: z.object({ width: z.number(), height: z.number() }).nullable(),
}) satisfies z.ZodType<Brand>;

export const storedSite = z.object({ ...parts, address: address.partial() }).partial();

/** Omitted parts stay unchanged, even within the address and the English texts. */
export const siteChange = z
  .object({ ...parts, address: address.partial(), en: english.partial().nullable() })
  .partial();

export const defaultSite: Site = {
  name: "",
  logo: null,
  palette: palettes[0],
  accent: defaultAccent,
  fonts: fontPairs[0],
  address: { street: "", zip: "", city: "", country: "", lat: null, lng: null },
  openingHours: [],
  closed: [],
  footer: "",
  profiles: [],
  embedHosts: [],
  en: null,
};

/** @param given a stored site, or a change */
export function siteWith(current: Site, given: z.output<typeof siteChange> = {}): Site {
  const { en, ...own } = given;
  const english = en ? { name: "", footer: "", ...current.en, ...en } : (en ?? null);
  const hasEnglish = Object.values(english ?? {}).some((words) => words !== "");
  return {
    ...current,
    ...own,
    address: { ...current.address, ...given.address },
    en: en === undefined ? current.en : hasEnglish ? english : null,
  };
}
