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

export function formOf({ name, en, logo, palette, accent, fonts }: Site): LookForm {
  return { name, nameEnglish: en?.name ?? "", logo, palette, accent: accent ?? "", fonts };
}

export function partOf({ nameEnglish, accent, ...form }: LookForm) {
  return { ...form, accent: hexOfTyped(accent) ?? (accent.trim() || null), en: { name: nameEnglish } };
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
