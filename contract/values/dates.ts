// Formats dates for people: DD/MM/YYYY in both languages, in the site's time zone.
import { SITE_ZONE } from "./time.ts";

// Formatters are created once, because creating one takes longer than rendering a card.
const numbers = new Intl.DateTimeFormat("en-GB", {
  timeZone: SITE_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function parts(moment: Date): Record<string, string> {
  return Object.fromEntries(numbers.formatToParts(moment).map(({ type, value }) => [type, value]));
}

export function formatDay(value: string): string {
  const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value);
  if (dayOnly) return `${dayOnly[3]}/${dayOnly[2]}/${dayOnly[1]}`;
  const { day, month, year } = parts(new Date(value));
  return `${day}/${month}/${year}`;
}

export function formatTime(value: string): string | null {
  if (!value.includes("T")) return null;
  const { hour, minute } = parts(new Date(value));
  return `${hour}:${minute}`;
}

export function formatWeekday(value: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: SITE_ZONE, weekday: "long" }).format(new Date(value));
}

/** Parts for large numerals: '04', 'Fr', 'Dez'. */
export function dayParts(value: string, language: string): { day: string; weekday: string; month: string } {
  const of = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { timeZone: SITE_ZONE, ...parts }).format(new Date(value));
  const short = (text: string): string => text.replace(/\.$/u, "");
  return {
    day: formatDay(value).slice(0, 2),
    weekday: short(of({ weekday: "short" })),
    month: short(of({ month: "short" })),
  };
}

export function monthOf(value: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: SITE_ZONE, month: "long", year: "numeric" }).format(
    new Date(value),
  );
}

const seconds = new Intl.DateTimeFormat("en-GB", { timeZone: SITE_ZONE, timeStyle: "medium", hourCycle: "h23" });

export function formatToSecond(value: string): string {
  return `${formatDay(value)} ${seconds.format(new Date(value))}`;
}

export function formatMoment(value: string): string {
  return [formatDay(value), formatTime(value)].filter(Boolean).join(" ");
}
