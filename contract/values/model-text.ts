// Model texts of the law: marks in square brackets that a person fills, and variables that the settings fill.
import type { ModelFormName } from "./legal-fields.ts";
import { limits } from "./limits.ts";

/** The names that a text may contain in braces. Their values come from the settings. */
export const variables = [
  "name",
  "anschrift",
  "telefon",
  "mail",
  "widerrufsseite",
  "zahlungsarten",
  "lieferlaender",
] as const;
export type Variable = (typeof variables)[number];

export type MarkText = { mark: string; text: string };

/** A mark has a limited length, so that a stray bracket does not swallow paragraphs. */
const markPattern = new RegExp(`\\[([^[\\]]{1,${limits.legalMarkLength}})\\]`, "gu");
const variablePattern = /\{([^{}\n]{0,40})\}/gu;

export const onOneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Joins the lines of a mark that was pasted with a line break in it. */
export const joinedMarks = (text: string): string =>
  text.replace(markPattern, (_whole, inner: string) => `[${onOneLine(inner)}]`);

/** @returns the marks of a text without their brackets, each once, in the order of the text */
export function marksIn(text: string): string[] {
  const found = [...text.matchAll(markPattern)].map(([, inner = ""]) => onOneLine(inner));
  return [...new Set(found)].filter((mark) => mark !== "");
}

/** Brings stored texts of marks into the order of `marksIn`. Marks that the text no longer contains are left out. */
export function alignedMarks(text: string, stored: readonly MarkText[]): MarkText[] {
  const known = new Map(stored.map(({ mark, text: own }) => [mark, own]));
  return marksIn(text).map((mark) => ({ mark, text: known.get(mark) ?? "" }));
}

/** True if a text has a bracket or a brace that belongs to no mark and no variable, so that visitors would read it. */
export const hasStrayBracket = (text: string): boolean =>
  piecesOf(joinedMarks(text)).some((piece) => "text" in piece && /[[\]{}]/u.test(piece.text));

/** The words around the first occurrence of a mark, by which a person recognises it. */
export function wordsAround(text: string, mark: string): [before: string, after: string] {
  const line = joinedMarks(text)
    .split("\n")
    .find((one) => one.includes(`[${mark}]`));
  const [before = "", after = ""] = (line ?? "").split(`[${mark}]`, 2);
  return [lastWords(before), firstWords(after)];
}

const AROUND = 40;

const lastWords = (text: string): string =>
  text.length <= AROUND ? text : `…${text.slice(-AROUND).replace(/^\S*/u, "")}`;
const firstWords = (text: string): string =>
  text.length <= AROUND ? text : `${text.slice(0, AROUND).replace(/\S*$/u, "")}…`;

/** @returns null for a name that is no variable. 'Lieferländer' is 'lieferlaender', too. */
export function variableNamed(name: string): Variable | null {
  const plain = name.trim().toLowerCase().replace("ä", "ae");
  return variables.find((known) => known === plain) ?? null;
}

/** @returns the variables of a text, and the names in braces that are none */
export function variablesIn(text: string): { known: Variable[]; unknown: string[] } {
  const names = [...text.matchAll(variablePattern)].map(([, name = ""]) => name);
  const known = new Set(names.map(variableNamed).filter((name) => name !== null));
  return { known: [...known], unknown: names.filter((name) => variableNamed(name) === null) };
}

/** Cuts a text at its marks or variables. */
export type Piece = { text: string } | { mark: string } | { variable: Variable };

export function piecesOf(text: string): Piece[] {
  return cut(text, markPattern, (inner) => {
    const mark = onOneLine(inner);
    return mark === "" ? null : { mark };
  }).flatMap((piece) => ("text" in piece ? variablePieces(piece.text) : [piece]));
}

export function variablePieces(text: string): Piece[] {
  return cut(text, variablePattern, (name) => {
    const variable = variableNamed(name);
    return variable && { variable };
  });
}

function cut(text: string, pattern: RegExp, read: (inner: string) => Piece | null): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const piece = read(match[1] ?? "");
    if (piece === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const operator: readonly (readonly [RegExp, Variable])[] = [
  [/\bname/iu, "name"],
  [/anschrift|adresse|address/iu, "anschrift"],
  [/telefon|telephone|\bphone/iu, "telefon"],
  [/e-?mail/iu, "mail"],
];

/**
 * A text for a mark, made of variables; '' if the mark does not say what belongs there. A person takes it by a
 * button, or writes another one.
 */
export function proposalFor(mark: string, form: ModelFormName): string {
  // Instruction 2 of the model notice asks for name, address, telephone and mail address.
  if (form === "withdrawal" && mark === "2") return "{name}, {anschrift}, {telefon}, {mail}";
  if (isPageAddress.test(mark))
    return form === "withdrawal" || /widerruf|withdraw/iu.test(mark) ? "{widerrufsseite}" : "";
  if (/zahlung|payment/iu.test(mark)) return "{zahlungsarten}";
  if (/liefer(?:l|gebiet)|versandl|deliver|countr/iu.test(mark)) return "{lieferlaender}";
  const plain = mark.replace(mailAddress, "E-Mail");
  const parts = operator.filter(([pattern]) => pattern.test(plain)).map(([, name]) => `{${name}}`);
  return parts.join(", ");
}

const isPageAddress = /internet|web ?site|web ?seite|web ?page|\burl\b|online/iu;
/** 'E-Mail-Adresse' asks for no postal address. */
const mailAddress = /e-?mail[- ]?add?ress?e?/giu;

export const hasTooManyMarks = (text: string): boolean => marksIn(text).length > limits.legalMarks;
