// Recurrence in words: 'Jeden Monat am zweiten Samstag, bis 30/06/2027'.
import { formatDay } from "#contract/values/dates.ts";
import { readRule, type RecurrenceRule } from "#contract/values/recurrence.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { dayIn } from "./clock-of-place.ts";

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

export type Words = Record<Language, string>;

export type DaysBesides = {
  /** Days of the rule on which the event does not take place. */
  leftOut: readonly string[];
  /** Days on which it takes place although the rule does not name them. */
  added: readonly string[];
};

/** @returns null for a rule that cannot be read, and for none */
export function wordsOf(rrule: string, begins: string, { leftOut, added }: DaysBesides): Words | null {
  const rule = readRule(rrule);
  if (rule === null) return null;
  return inBoth((language) => {
    const again = inWords(rule, dayIn(begins), language);
    return withDays("also", withDays("except", again, leftOut, language), added, language);
  });
}

/** @param days all days of the series, earliest first @returns null if there are none */
export function wordsOfList(days: readonly string[]): Words | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const count = days.length;
  return inBoth((language) =>
    count > MOST_NAMED
      ? sentence(language, "events:listSpan", { count, first: formatDay(first), last: formatDay(last) })
      : sentence(language, "events:list", { count, days: listed(days.map(formatDay), language) }),
  );
}

const inBoth = (inOne: (language: Language) => string): Words => ({ de: inOne("de"), en: inOne("en") });

const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(items);

const MOST_NAMED = 5;

function withDays(kind: keyof typeof dayKeys, again: string, days: readonly string[], language: Language): string {
  if (days.length === 0) return again;
  const named = days.slice(0, MOST_NAMED).map(formatDay);
  const others = days.length - named.length;
  if (others > 0) named.push(sentence(language, "events:otherDays", { count: others }));
  return sentence(language, dayKeys[kind], { again, days: listed(named, language) });
}

const dayKeys = { except: "events:except", also: "events:also" } as const;

function inWords(rule: RecurrenceRule, begins: string, language: Language): string {
  const again = againOf(rule, begins, language);
  const [until, count] = [rule.parts.get("UNTIL"), rule.parts.get("COUNT")];
  if (until !== undefined) {
    const [, year, month, day, hour, minute] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2}))?/u.exec(until) ?? [];
    const date = `${year}-${month}-${day}`;
    // The sentence shows the local day of UNTIL, because occurrences are shown in local time.
    const last = hour === undefined ? date : dayIn(`${date}T${hour}:${minute}:00Z`);
    return sentence(language, "events:until", { again, date: formatDay(last) });
  }
  return count === undefined ? again : sentence(language, "events:times", { again, count: Number(count) });
}

function againOf(rule: RecurrenceRule, begins: string, language: Language): string {
  const days = daysOf(rule, begins, language);
  if (days === null) return sentence(language, "events:again.other");
  const count = Number(rule.parts.get("INTERVAL") ?? 1);
  return sentence(language, `events:again.${rule.frequency}`, { count, days });
}

/** @returns null if the rule is too complex for a sentence */
function daysOf({ frequency, parts }: RecurrenceRule, begins: string, language: Language): string | null {
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"));
  const [name] = by;
  if (by.length > 1) return null;
  if (name === undefined) return usualDay(frequency, begins, language);
  const values = (parts.get(name) ?? "").split(",");
  const words = values.map((value) => dayInWords(frequency, name, value, language));
  if (words.includes(null)) return null;
  return listed(words.map(String), language);
}

function usualDay(frequency: RecurrenceRule["frequency"], begins: string, language: Language): string | null {
  const date = new Date(`${begins}T00:00:00Z`);
  if (frequency === "DAILY") return "";
  if (frequency === "WEEKLY") return weekdayName(weekdays[date.getUTCDay()] ?? "", language);
  if (frequency === "MONTHLY") return dayOfMonth(date.getUTCDate(), language);
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", day: "numeric", month: "long" }).format(date);
}

function dayInWords(
  frequency: RecurrenceRule["frequency"],
  name: string,
  value: string,
  language: Language,
): string | null {
  if (frequency === "MONTHLY" && name === "BYMONTHDAY") return dayOfMonth(Number(value), language);
  if (name !== "BYDAY") return null;
  const [, nth = "", weekday = ""] = /^([+-]?\d*)([A-Z]{2})$/u.exec(value) ?? [];
  if (frequency === "WEEKLY") return nth === "" ? weekdayName(weekday, language) : null;
  const place = String(Number(nth)) as "1";
  const isKnown = frequency === "MONTHLY" && ["1", "2", "3", "4", "5", "-1"].includes(place);
  return isKnown ? sentence(language, `events:nth.${place}`, { day: weekdayName(weekday, language) }) : null;
}

function dayOfMonth(day: number, language: Language): string | null {
  if (day === -1) return sentence(language, "events:lastDayOfMonth");
  if (day < 0) return null;
  return language === "de" ? `${day}.` : `${day}${ordinals[plural.select(day)] ?? "th"}`;
}

const plural = new Intl.PluralRules("en", { type: "ordinal" });
const ordinals: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function weekdayName(weekday: string, language: Language): string {
  // 4 January 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(weekday)));
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", weekday: "long" }).format(date);
}
