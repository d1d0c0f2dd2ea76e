import type { Settings } from "#contract/schemas/settings.ts";
import { inLanguage } from "#contract/values/content-language.ts";
import { fixedPages } from "#contract/values/pages.ts";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";

/** The sender's details below each mail (§ 5 DDG). @returns the lines of the address, then the link to the imprint */
export function imprintOf(
  { site, onlyGerman }: Pick<Settings, "site" | "onlyGerman">,
  publicUrl: string,
  language: Language,
): string[] {
  const { street, zip, city } = site.address;
  const lines = [street, `${zip} ${city}`.trim()].filter((line) => line !== "");
  return [...lines, `${publicUrl}${inLanguage(fixedPages.Impressum, onlyGerman ? "de" : language)}`];
}

export function htmlOfImprint(lines: readonly string[]): string {
  const link = escapeHtml(lines.at(-1) ?? "");
  const address = lines.slice(0, -1).map((line) => `${escapeHtml(line)}<br>`);
  return `${address.join("")}<a href="${link}">${link}</a><br>`;
}
