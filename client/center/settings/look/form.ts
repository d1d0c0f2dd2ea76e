import type { SiteSettings } from "#contract/schemas/settings.ts";
import { lookPreviewPath } from "#contract/look/brand-paths.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import type { Look } from "#contract/look/style.ts";

type Site = SiteSettings["site"];

export type LookForm = {
  name: string;
  nameEnglish: string;
  logo: string | null;
  palette: Site["palette"];
  accent: string;
  fonts: Site["fonts"];
};

/** @param title the name that was stored in earlier releases or by a program; used if there is no other name */
export function formOf({ title, site }: Pick<SiteSettings, "title" | "site">): LookForm {
  const { name, en, logo, palette, accent, fonts } = site;
  return { name: name || title, nameEnglish: en?.name ?? "", logo, palette, accent: accent ?? "", fonts };
}

/** The title is the name, too. So the site has one name, wherever a program reads it. */
export function partOf({ nameEnglish, accent, ...form }: LookForm) {
  const site = { ...form, accent: hexOfTyped(accent) ?? (accent.trim() || null), en: { name: nameEnglish } };
  return { title: form.name, site };
}

/** Accepts three or six digits, with or without '#'. @returns '#rrggbb'; null for any other text */
export function hexOfTyped(typed: string): string | null {
  const digits = typed.trim().replace(/^#/u, "").toLowerCase();
  if (/^[\da-f]{6}$/u.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/u.test(digits) ? `#${[...digits].map((digit) => digit + digit).join("")}` : null;
}

export const lookOfForm = ({ palette, accent, fonts }: LookForm): Look => ({
  palette,
  accent: hexOfTyped(accent),
  fonts,
});

/** True if the forms differ in the name and in nothing else. */
export function isNameAlone(before: LookForm, now: LookForm): boolean {
  const { name, nameEnglish } = now;
  return !isSameValue(before, now) && isSameValue({ ...before, name, nameEnglish }, now);
}

export function previewAddress({ name, nameEnglish, logo, palette, accent, fonts }: LookForm): string {
  const query = { name, nameEnglish, logo: logo ?? "", palette, accent: hexOfTyped(accent) ?? "", fonts };
  return `${lookPreviewPath}?${new URLSearchParams(query).toString()}`;
}
