// Who has sent a mail, below each of them: where the site's owner is found, and the way to the imprint (§ 5 DDG).
import type { Settings } from "#contract/schemas/config.ts";
import { inLanguage } from "#contract/values/content-language.ts";
import { fixedPages } from "#contract/values/pages.ts";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";

/** The address, as far as it is known, and the link to the imprint: a line each. */
export function imprintOf({ site }: Pick<Settings, "site">, publicUrl: string, language: Language): string[] {
  const { street, zip, city } = site.address;
  const lines = [street, `${zip} ${city}`.trim()].filter((line) => line !== "");
  return [...lines, `${publicUrl}${inLanguage(fixedPages.Impressum, language)}`];
}

/** @param lines as above */
export function htmlOfImprint(lines: readonly string[]): string {
  const link = escapeHtml(lines.at(-1) ?? "");
  const address = lines.slice(0, -1).map((line) => `${escapeHtml(line)}<br>`);
  return `${address.join("")}<a href="${link}">${link}</a><br>`;
}
