// Converts the settings of the opening hours to typed rows and back. The key of a row keeps the input in this row.
import type { SiteSettings } from "#contract/schemas/settings.ts";
import type { Weekday } from "#contract/values/weekdays.ts";
import { newKey } from "../../new-key.ts";

type Site = SiteSettings["site"];
export type HourRow = { key: string; days: Weekday[]; from: string; to: string };
export type ClosureRow = { key: string; from: string | null; to: string | null; text: string; english: string };
export type HoursForm = { hours: HourRow[]; closures: ClosureRow[]; footer: string; footerEnglish: string };

export function formOf({ openingHours, closed, footer, en }: Site): HoursForm {
  return {
    hours: openingHours.map((hour) => ({ key: newKey(), ...hour, days: [...hour.days] })),
    closures: closed.map(({ en: english, ...closure }) => ({
      key: newKey(),
      ...closure,
      english: english?.text ?? "",
    })),
    footer,
    footerEnglish: en?.footer ?? "",
  };
}

export const newHourRow = (): HourRow => ({ key: newKey(), days: [], from: "", to: "" });
export const newClosureRow = (): ClosureRow => ({ key: newKey(), from: null, to: null, text: "", english: "" });

/** A closure without an end lasts one day. */
export function partOf({ hours, closures, footer, footerEnglish }: HoursForm) {
  return {
    openingHours: hours.map(({ days, from, to }) => ({ days, from, to })),
    closed: closures.map(({ from, to, text, english: own }) => ({
      from: from ?? "",
      to: to ?? from ?? "",
      text,
      en: own.trim() === "" ? null : { text: own },
    })),
    footer,
    en: { footer: footerEnglish },
  };
}
