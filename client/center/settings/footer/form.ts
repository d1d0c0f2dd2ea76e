import type { SiteSettings } from "#contract/schemas/settings.ts";

/** @property profiles one address on each line */
export type FooterForm = { footer: string; english: string; profiles: string };

type Stored = Pick<SiteSettings["site"], "footer" | "en" | "profiles">;

export const formOf = ({ footer, en, profiles }: Stored): FooterForm => ({
  footer,
  english: en?.footer ?? "",
  profiles: profiles.join("\n"),
});

/** People copy addresses without 'https://', too. */
export const profilesIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (/^[a-z]+:/iu.test(line) ? line : `https://${line}`));

export const partOf = ({ footer, english, profiles }: FooterForm) => ({
  footer,
  profiles: profilesIn(profiles),
  en: { footer: english },
});

/** The first error in the list of profiles, with the address that it is about; null if there is none. */
export function profileError(errors: Readonly<Record<string, string>>, typed: string): string | null {
  const [field, sentence] = Object.entries(errors).find(([name]) => name.startsWith("site.profiles")) ?? [];
  if (field === undefined || sentence === undefined) return null;
  const address = profilesIn(typed)[Number(field.split(".")[2])];
  return address === undefined ? sentence : `${address}: ${sentence}`;
}
