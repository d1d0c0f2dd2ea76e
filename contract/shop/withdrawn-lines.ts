// The lines that the order's page writes into a withdrawal. The refund form preselects these lines (legal.md L32).
import { formatLitres } from "./format-money.ts";
import { type Amounts, packSizes, piecesOf } from "./money.ts";

type Named = { item: { title: string }; variant: string | null; size: number | null };
type Language = "de" | "en";

const plainName = ({ item, variant }: Named): string =>
  [item.title, variant].filter((part) => part !== null).join(", ");

/**
 * The name of each line, such as 'Apfelsaft, 1 Liter'. If several lines have the same title and variant, the size is
 * added.
 */
export function lineNames(items: readonly Named[], language: Language): string[] {
  const names = items.map(plainName);
  return items.map(({ size }, index) => {
    const name = names[index] ?? "";
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone || size === null ? name : `${name}, ${formatLitres(size, language)}`;
  });
}

export const withdrawnText = (name: string, pieces: number): string => `${pieces} × ${name}`;

export type WithdrawnLine = { position: number; pieces: number };

/** Finds the lines in a text from the order's page. @param text '' withdraws from the whole order */
export function withdrawnLines(text: string, items: readonly (Named & Amounts)[]): WithdrawnLine[] {
  if (text === "") return items.map((item, position) => ({ position, pieces: piecesOf(item) }));
  const named = [items.map(plainName), lineNames(items, "de"), lineNames(items, "en")];
  const found = new Map<number, number>();
  for (const row of text.split("\n")) {
    const [, count = "", name = ""] = /^\s*(\d{1,6}) × (.+?)\s*$/u.exec(row) ?? [];
    const lines = items.flatMap((item, position) =>
      named.some((names) => names[position] === name) && !found.has(position)
        ? [{ position, most: piecesOf(item) }]
        : [],
    );
    // If several lines have the same name, a line with exactly this number of pieces is preferred. Otherwise a line
    // with more pieces is used.
    const line =
      lines.find(({ most }) => most === Number(count)) ?? lines.find(({ most }) => most >= Number(count)) ?? lines[0];
    if (line) found.set(line.position, Math.min(Number(count), line.most));
  }
  return [...found].map(([position, pieces]) => ({ position, pieces }));
}

/** Largest cartons first. @returns null if a carton would have to be opened, or if the line has fewer pieces */
export function countsOf(pieces: number, most: Amounts): Amounts | null {
  const packOfTwelve = Math.min(most.packOfTwelve, Math.floor(pieces / packSizes.packOfTwelve));
  const packOfSix = Math.min(
    most.packOfSix,
    Math.floor((pieces - packOfTwelve * packSizes.packOfTwelve) / packSizes.packOfSix),
  );
  const amount = pieces - piecesOf({ amount: 0, packOfSix, packOfTwelve });
  return amount > most.amount ? null : { amount, packOfSix, packOfTwelve };
}
