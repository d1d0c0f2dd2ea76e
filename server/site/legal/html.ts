// Builds HTML in the sanitiser's format, and escapes typed texts.
import { escapeText } from "#contract/values/escape-html.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { keyOn, type LegalKey } from "./dated.ts";

export type Say = (key: LegalKey, values?: Record<string, string | number>) => string;

/** @param day on which the texts must be valid */
export function sayIn(language: Language, day: string): Say {
  return (name, values = {}) => {
    const key = keyOn(name, day);
    const safe = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? escapeText(value) : value,
    ]);
    return sentence(language, `legaltexts:${key}`, Object.fromEntries(safe) as Record<string, string | number>);
  };
}

export const heading = (text: string): string => `<h2>${text}</h2>`;
export const subheading = (text: string): string => `<h3>${text}</h3>`;

export function paragraph(...sentences: readonly (string | false)[]): string {
  const said = sentences.filter((one) => one !== false && one !== "");
  return said.length === 0 ? "" : `<p>${said.join(" ")}</p>`;
}

export function list(items: readonly (string | false)[]): string {
  const said = items.filter((item) => item !== false && item !== "");
  return said.length === 0 ? "" : `<ul>${said.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export function typedLines(...texts: readonly string[]): string {
  const lines = texts.flatMap(linesOf).map(escapeText);
  return lines.length === 0 ? "" : `<p>${lines.join("<br />")}</p>`;
}

export const typedList = (text: string): string => list(linesOf(text).map(escapeText));

export function typedText(text: string): string {
  return text
    .split(/\n\s*\n/u)
    .map((part) => typedLines(part))
    .join("");
}

export function safeLines(...lines: readonly (string | false)[]): string {
  const said = lines.filter((line) => line !== false && line !== "");
  return said.length === 0 ? "" : `<p>${said.join("<br />")}</p>`;
}

export const mailLink = (address: string): string =>
  `<a href="mailto:${escapeText(address)}">${escapeText(address)}</a>`;

/** '030 23125' links to +4930…. Only numbers with a country code or a leading 0 become links. */
export function phoneLink(typed: string): string {
  const digits = typed.replace(/\(0\)/gu, "").replace(/[^\d+]/gu, "");
  const number = digits.replace(/^00/u, "+").replace(/^0/u, "+49");
  return /^\+\d{5,15}$/u.test(number) ? `<a href="tel:${number}">${escapeText(typed)}</a>` : escapeText(typed);
}

export const pageLink = (path: string, label: string): string => `<a href="${path}">${escapeText(label)}</a>`;
