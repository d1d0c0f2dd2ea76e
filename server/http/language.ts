import type { IncomingHttpHeaders } from "node:http";
import type { Language } from "../kernel/context.ts";

export function languageOf(value: string | undefined): Language | null {
  return value === "de" || value === "en" ? value : null;
}

/**
 * Chooses the language with the highest quality, and the first one if several are equal (RFC 9110 12.5.4).
 * @returns null if the header names neither German nor English
 */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wanted = (header ?? "").split(",").flatMap((part) => {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const language = languageOf(range.split("-", 1)[0]);
    const weight = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.language ?? null;
}

/** Chooses the language before cookies are parsed: from the cookie, else from Accept-Language, else German. */
export function askedLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;)\s*lang=(de|en)\s*(?:;|$)/u.exec(headers.cookie ?? "")?.[1];
  return languageOf(chosen) ?? acceptedLanguage(headers["accept-language"]) ?? "de";
}
