import type { SiteSettings } from "#contract/schemas/settings.ts";
import type { Weekday } from "#contract/values/weekdays.ts";
import { newKey } from "../../new-key.ts";

type Site = SiteSettings["site"];
export type HourRow = {
  key: string;
  name: string;
  /** null for a new row */
  storedName: string | null;
  days: Weekday[];
  from: string;
  to: string;
  text: string;
  english: { name: string; text: string };
};
export type ClosureRow = {
  key: string;
  name: string;
  from: string | null;
  to: string | null;
  text: string;
  english: string;
};
export type HoursForm = { hours: HourRow[]; closures: ClosureRow[] };

export function formOf({ openingHours, closed }: Pick<Site, "openingHours" | "closed">): HoursForm {
  return {
    hours: openingHours.map(({ en: english, ...hour }) => ({
      key: newKey(),
      ...hour,
      storedName: hour.name,
      days: [...hour.days],
      english: english ?? { name: "", text: "" },
    })),
    closures: closed.map(({ en: english, ...closure }) => ({
      key: newKey(),
      ...closure,
      english: english?.text ?? "",
    })),
  };
}

const noHours = { name: "", storedName: null, days: [], from: "", to: "", text: "", english: { name: "", text: "" } };
export const newHourRow = (name = ""): HourRow => ({ key: newKey(), ...noHours, name });
export const newClosureRow = (): ClosureRow => ({
  key: newKey(),
  name: "",
  from: null,
  to: null,
  text: "",
  english: "",
});

/** If a place was renamed, its closures get the new name. */
function nameNow(name: string, hours: readonly HourRow[]): string {
  const row = hours.find(({ storedName }) => storedName === name);
  return row && !placesIn(hours).includes(name) ? row.name : name;
}

export const placesIn = (hours: readonly { name: string }[]): string[] => [
  ...new Set(hours.map(({ name }) => name.trim()).filter((name) => name !== "")),
];

/** The part of the settings for this form. A closure without an end becomes a closure of one day. */
export function partOf({ hours, closures }: HoursForm) {
  return {
    openingHours: hours.map(({ key: _key, storedName: _storedName, english, ...row }) => ({
      ...row,
      en: english.name.trim() + english.text.trim() === "" ? null : english,
    })),
    closed: closures.map(({ name, from, to, text, english: own }) => ({
      name: nameNow(name, hours),
      from: from ?? "",
      to: to ?? from ?? "",
      text,
      en: own.trim() === "" ? null : { text: own },
    })),
  };
}
