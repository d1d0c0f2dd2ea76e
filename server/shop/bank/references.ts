import { documentPrefixes } from "#contract/shop/document-content.ts";

export type References = {
  named: number[];
  invoices: number[];
  bare: number[];
};

const NAMED =
  /(?<![a-z])(?:b|best[a-z]*|order|auftrag[a-z]*)[\s.:#-]*(?:nr|no|nummer|number)?[\s.:#-]*(\d{4,9})(?!\d)/gu;
const INVOICE =
  /(?<![a-z])(?:re|rg|rechn?(?:ung[a-z]*)?|inv(?:oice)?|r)[\s.:#/-]*(?:nr|no|nummer|number)?[\s.:#/-]*(?:re)?[\s-]*(\d{4,9})(?!\d)/gu;
/** Matches an invoice number that the bank has split into lines. */
const CUT_INVOICE = /(?<![a-z])re\s?-\s?((?:\d\s?){3,8}\d)(?!\d)/gu;
/** Matches an order number that the bank has split into lines. A line may end after any digit. */
const CUT = /(?<![a-z])b\s?((?:\d\s?){3,8}\d)(?!\d)/gu;
/** Matches numbers even directly after letters, because some banks remove blanks. */
const BARE = /(?<!\d)(\d{4,9})(?!\d)/gu;

export function referencesIn(written: string): References {
  const text = written.toLowerCase();
  const all = (pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map(([, digits = ""]) => Number(digits.replaceAll(/\s/gu, "")));
  const invoices = [...new Set([...all(INVOICE), ...all(CUT_INVOICE)])];
  const bare = [...new Set(all(BARE))].filter((number) => !invoices.includes(number));
  return { named: [...new Set([...all(NAMED), ...all(CUT)])], invoices, bare };
}

export const invoiceName = (number: number): string => `${documentPrefixes.invoice}${number}`;

const spelled: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Two spellings of a name, because banks write 'Müller' as 'MUELLER' or 'MULLER'. */
const foldings = [
  (text: string) => text.replaceAll(/[äöü]/gu, (letter) => spelled[letter] ?? ""),
  (text: string) => text,
].map((spell) => (text: string) => {
  const folded = spell(text.normalize("NFC").toLowerCase().replaceAll("ß", "ss"));
  return folded
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
});

/** True if the text contains the name as whole words. */
export function hasName(written: string, lastName: string): boolean {
  return foldings.some((fold) => {
    const name = fold(lastName);
    return name.length > 1 && foldings.some((other) => ` ${other(written)} `.includes(` ${name} `));
  });
}
