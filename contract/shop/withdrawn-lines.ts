// Lines of an order as a declaration of withdrawal names them: the page of the order writes them, whoever refunds finds
// them chosen (legal.md L32). Free of zod.
import { formatLitres } from "./format-money.ts";
import { type Amounts, packSizes, piecesOf } from "./money.ts";

/** size: litres. */
type Named = { item: { title: string }; variant: string | null; size: number | null };
type Language = "de" | "en";

const plainName = ({ item, variant }: Named): string =>
  [item.title, variant].filter((part) => part !== null).join(", ");

/** Of each line: 'Apfelsaft, 1 Liter'; with its size where two lines would have the same name. */
export function lineNames(items: readonly Named[], language: Language): string[] {
  const names = items.map(plainName);
  return items.map(({ size }, index) => {
    const name = names[index] ?? "";
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone || size === null ? name : `${name}, ${formatLitres(size, language)}`;
  });
}

/** '3 × Apfelsaft, 1 Liter' */
export const withdrawnText = (name: string, pieces: number): string => `${pieces} × ${name}`;

/** Pieces of the line at that position. */
export type WithdrawnLine = { position: number; pieces: number };

/**
 * Finds the lines that a declaration names as the page of the order writes them; whoever writes in other words is read by a
 * person.
 * @param text '' declares the whole order
 */
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
    // Of several with one name, the one that has so many.
    const line =
      lines.find(({ most }) => most === Number(count)) ?? lines.find(({ most }) => most >= Number(count)) ?? lines[0];
    if (line) found.set(line.position, Math.min(Number(count), line.most));
  }
  return [...found].map(([position, pieces]) => ({ position, pieces }));
}

/** The largest cartons first. @returns null if cartons would have to be opened for it, or there is not that much */
export function countsOf(pieces: number, most: Amounts): Amounts | null {
  const zwoelf = Math.min(most.zwoelf, Math.floor(pieces / packSizes.zwoelf));
  const sechs = Math.min(most.sechs, Math.floor((pieces - zwoelf * packSizes.zwoelf) / packSizes.sechs));
  const amount = pieces - piecesOf({ amount: 0, sechs, zwoelf });
  return amount > most.amount ? null : { amount, sechs, zwoelf };
}
