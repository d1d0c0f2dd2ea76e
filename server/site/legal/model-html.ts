// Builds the HTML of a model text: paragraphs, headings, lists, and the texts of its marks.
import { escapeText } from "#contract/values/escape-html.ts";
import { limits } from "#contract/values/limits.ts";
import {
  joinedMarks,
  type MarkText,
  marksIn,
  type Piece,
  piecesOf,
  variablePieces,
  variablesIn,
} from "#contract/values/model-text.ts";
import { heading, list, safeLines } from "./html.ts";
import type { VariableValues } from "./variables.ts";

type Part = { kind: "heading"; line: string } | { kind: "list" | "lines"; lines: string[] };

const HEADING_LENGTH = 70;
/** More short lines in a row are an address or a form, not headings. */
const HEADINGS_IN_A_ROW = 2;
/** Title, part and section may stand directly above their text. Addresses have digits. */
const HEADINGS_ABOVE_TEXT = 3;

const bullet = /^[-–—•]\s+/u;
const loneBullet = /^[-–—•]$/u;

const isItem = (line: string): boolean => bullet.test(line);

function looksLikeHeading(line: string): boolean {
  if (line.length > HEADING_LENGTH || isItem(line) || /[.,;:!…]$/u.test(line)) return false;
  return marksIn(line).length === 0 && variablesIn(line).known.length === 0;
}

const hasDigit = (line: string): boolean => /\d/u.test(line);

const endsSentence = (line: string | undefined): boolean => line !== undefined && /[.!?)\]]$/u.test(line);

/** Splits a text at blank lines. Copied lists have their dashes on lines of their own, which join the next line. */
function blocksOf(text: string): string[][] {
  const lines = joinedMarks(text)
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim());
  const blocks: string[][] = [[]];
  let dash = "";
  for (const line of lines) {
    if (line === "") {
      if (dash === "") blocks.push([]);
    } else if (loneBullet.test(line)) dash = `${line} `;
    else {
      blocks.at(-1)?.push(dash + line);
      dash = "";
    }
  }
  return blocks.filter((block) => block.length > 0);
}

/**
 * A heading is a short line without a full stop above other text: at the beginning of a paragraph, as a paragraph of its
 * own, or after the end of a sentence.
 */
export function partsOf(text: string): Part[] {
  const blocks = blocksOf(text);
  return blocks.flatMap((block, index) => partsOfBlock(block, index < blocks.length - 1));
}

function partsOfBlock(block: readonly string[], hasTextBelow: boolean): Part[] {
  const other = block.findIndex((line) => !looksLikeHeading(line));
  const leading = other === -1 ? block.length : other;
  const isOutline = other !== -1 && leading <= HEADINGS_ABOVE_TEXT && !block.slice(0, leading).some(hasDigit);
  const isHeaded = isOutline || (leading <= HEADINGS_IN_A_ROW && (other !== -1 || hasTextBelow));
  const parts: Part[] = [];
  for (const [index, line] of block.entries()) {
    const last = parts.at(-1);
    const isBetween =
      index > leading && index < block.length - 1 && looksLikeHeading(line) && endsSentence(block[index - 1]);
    if ((index < leading && isHeaded) || isBetween) parts.push({ kind: "heading", line });
    else if (isItem(line))
      if (last?.kind === "list") last.lines.push(line.replace(bullet, ""));
      else parts.push({ kind: "list", lines: [line.replace(bullet, "")] });
    else if (last?.kind === "lines") last.lines.push(line);
    else parts.push({ kind: "lines", lines: [line] });
  }
  return parts;
}

export type Model = { text: string; marks: readonly MarkText[] };

/**
 * Fills the marks and variables of a model text.
 * @param title of the page; the text is shown without it if it begins with it
 * @returns null if the HTML would be too long for a page
 */
export function modelHtml({ text, marks }: Model, values: VariableValues, title: string): string | null {
  let left: number = limits.contentBlockLength;
  const budgeted = (html: string): string => {
    left -= html.length;
    return left < 0 ? "" : html;
  };
  const said = (pieces: readonly Piece[], mark: (name: string) => string): string =>
    pieces
      .map((piece) => {
        if (left < 0) return "";
        if ("mark" in piece) return mark(piece.mark);
        return budgeted("text" in piece ? escapeText(piece.text) : values[piece.variable]);
      })
      .join("");
  const texts = new Map(marks.map((one) => [one.mark, one.text]));
  // A text may contain a mark many times, so each one is filled once.
  const filledMarks = new Map<string, string>();
  const linesOfMark = (name: string): string => {
    const known = filledMarks.get(name);
    if (known !== undefined) return budgeted(known);
    const lines = (texts.get(name) ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const html = lines.map((line) => said(variablePieces(line), () => "")).join("<br />");
    filledMarks.set(name, html);
    return html;
  };
  // The model has a blank before marks whose texts begin with a comma.
  const filled = (line: string): string => said(piecesOf(line), linesOfMark).replace(/ (?=[,.;])/gu, "");
  const parts = partsOf(text);
  const [first] = parts;
  const shown = first?.kind === "heading" && first.line.toLowerCase() === title.toLowerCase() ? parts.slice(1) : parts;
  const html = shown
    .map((part) => {
      if (part.kind === "heading") return heading(filled(part.line));
      return part.kind === "list" ? list(part.lines.map(filled)) : safeLines(...part.lines.map(filled));
    })
    .join("");
  return left < 0 || html.length > limits.contentBlockLength ? null : html;
}
