// Lines of an order as a declaration of withdrawal names them: the page of the order writes them, whoever refunds finds
// them chosen (legal.md L32). Free of zod.
import { type Amounts, packSizes, piecesOf } from "./money.ts";

type Named = { item: { title: string }; variant: string | null };

/** 'Apfelsaft, 1 Liter' */
const nameOf = ({ item, variant }: Named): string => [item.title, variant].filter((part) => part !== null).join(", ");

/** '3 × Apfelsaft, 1 Liter' */
export const withdrawnText = (line: Named, pieces: number): string => `${pieces} × ${nameOf(line)}`;

/** Pieces of the line at that position. */
export type WithdrawnLine = { position: number; pieces: number };

/**
 * Finds the lines that a declaration names as the page of the order writes them; whoever writes in other words is read by a
 * person.
 * @param text '' declares the whole order
 */
export function withdrawnLines(text: string, items: readonly (Named & Amounts)[]): WithdrawnLine[] {
  if (text === "") return items.map((item, position) => ({ position, pieces: piecesOf(item) }));
  return text.split("\n").flatMap((row) => {
    const [, count = "", name = ""] = /^\s*(\d{1,6}) × (.+?)\s*$/u.exec(row) ?? [];
    const position = items.findIndex((item) => nameOf(item) === name);
    const item = items[position];
    return item ? [{ position, pieces: Math.min(Number(count), piecesOf(item)) }] : [];
  });
}

/** The largest cartons first. @returns null if cartons would have to be opened for it, or there is not that much */
export function countsOf(pieces: number, most: Amounts): Amounts | null {
  const zwoelf = Math.min(most.zwoelf, Math.floor(pieces / packSizes.zwoelf));
  const sechs = Math.min(most.sechs, Math.floor((pieces - zwoelf * packSizes.zwoelf) / packSizes.sechs));
  const amount = pieces - piecesOf({ amount: 0, sechs, zwoelf });
  return amount > most.amount ? null : { amount, sechs, zwoelf };
}
