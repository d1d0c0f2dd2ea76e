// What a text on a transfer says of orders, as people write it: 'B1001', 'Bestellung Nr. 1001', '1001', 'b 10 01'.

import { documentPrefixes } from "#contract/shop/document-content.ts";

export type References = {
  /** Numbers that are called an order's. */
  named: number[];
  /** Numbers that are called an invoice's: 'RE-1001', 'Rechnung Nr. 1001'. */
  invoices: number[];
  /** Any other numbers. */
  bare: number[];
};

const NAMED =
  /(?<![a-z])(?:b|best[a-z]*|order|auftrag[a-z]*)[\s.:#-]*(?:nr|no|nummer|number)?[\s.:#-]*(\d{4,9})(?!\d)/gu;
const INVOICE =
  /(?<![a-z])(?:re|rg|rechn?(?:ung[a-z]*)?|inv(?:oice)?|r)[\s.:#/-]*(?:nr|no|nummer|number)?[\s.:#/-]*(?:re)?[\s-]*(\d{4,9})(?!\d)/gu;
/** Cut into lines, as numbers of orders below. */
const CUT_INVOICE = /(?<![a-z])re\s?-\s?((?:\d\s?){3,8}\d)(?!\d)/gu;
/** Banks cut a text into lines anywhere. */
const CUT = /(?<![a-z])b\s?((?:\d\s?){3,8}\d)(?!\d)/gu;
/** Also without the blank that a bank has lost before it. */
const BARE = /(?<!\d)(\d{4,9})(?!\d)/gu;

export function referencesIn(written: string): References {
  const text = written.toLowerCase();
  const all = (pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map(([, digits = ""]) => Number(digits.replaceAll(/\s/gu, "")));
  const invoices = [...new Set([...all(INVOICE), ...all(CUT_INVOICE)])];
  const bare = [...new Set(all(BARE))].filter((number) => !invoices.includes(number));
  return { named: [...new Set([...all(NAMED), ...all(CUT)])], invoices, bare };
}

/** What an invoice of that number is called. */
export const invoiceName = (number: number): string => `${documentPrefixes.invoice}${number}`;

const spelled: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Banks write 'Müller' as 'MUELLER' or 'MULLER'. */
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

/** Whether somebody's last name stands in a text, as a word. */
export function hasName(written: string, lastName: string): boolean {
  return foldings.some((fold) => {
    const name = fold(lastName);
    return name.length > 1 && foldings.some((other) => ` ${other(written)} `.includes(` ${name} `));
  });
}
