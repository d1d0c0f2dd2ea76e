import type { StatementColumns } from "#contract/shop/bank.ts";

/** The user can choose the columns of `StatementColumns`. Currency, state and sign are found by headings only. */
export type Columns = StatementColumns & { currency: number | null; state: number | null; sign: number | null };

const headings = {
  day: [
    "buchungstag",
    "buchungsdatum",
    "bookingdate",
    "buchung",
    "datum",
    "date",
    "wertstellung",
    "valutadatum",
    "valuta",
  ],
  amount: [
    "betrag",
    "betrageur",
    "umsatzineur",
    "umsatz",
    "amount",
    "amounteur",
    "betragineur",
    "haben",
    "habeneur",
    "habenineur",
    "gutschrift",
    "gutschrifteur",
    "gutschriftineur",
    "gutschriften",
    "eingang",
    "eingaenge",
    "einnahmen",
    "credit",
    "creditamount",
    "paidin",
    "moneyin",
  ],
  debit: [
    "soll",
    "solleur",
    "sollineur",
    "belastung",
    "belastungeur",
    "belastungineur",
    "belastungen",
    "lastschrift",
    "lastschriften",
    "ausgang",
    "ausgaenge",
    "ausgaben",
    "debit",
    "debitamount",
    "paidout",
    "moneyout",
  ],
  name: [
    "beguenstigterzahlungspflichtiger",
    "namezahlungsbeteiligter",
    "zahlungspflichtiger",
    "zahlungspflichtigeremp",
    "auftraggeberbeguenstigter",
    "auftraggeberempfaenger",
    "empfaengerauftraggeber",
    "auftraggeberzahlungsempfaenger",
    "auftraggeber",
    "namedespartners",
    "partnername",
    "payer",
    "name",
  ],
  text: [
    "verwendungszweck",
    "vorgangverwendungszweck",
    "vwz",
    "purpose",
    "paymentreference",
    "reference",
    "buchungstext",
  ],
  currency: ["waehrung", "currency"],
  state: ["status", "info"],
  sign: ["sollhaben", "sh", "habensoll"],
} as const;

const SEARCHED_ROWS = 40;

const letters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const bareWord = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, (letter) => letters[letter] ?? "")
    .replaceAll(/[^a-z]/gu, "");

export function findColumns(rows: readonly string[][]): Columns | null {
  for (const [header, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const columns = columnsOf(header, row.map(bareWord));
    if (columns) return columns;
  }
  return null;
}

function columnsOf(header: number, words: readonly string[]): Columns | null {
  const find = (name: keyof typeof headings): number | null => {
    const found = headings[name].map((word) => words.indexOf(word)).find((index) => index !== -1);
    return found ?? null;
  };
  const [day, amount, name, text] = [find("day"), find("amount"), find("name"), find("text")];
  if (day === null || amount === null || (name === null && text === null)) return null;
  const others = { debit: find("debit"), currency: find("currency"), state: find("state"), sign: find("sign") };
  return { header, day, amount, name, text, ...others };
}

export function likelyHeader(rows: readonly string[][]): number {
  const searched = rows.slice(0, SEARCHED_ROWS).map((row) => row.filter((cell) => cell !== "").length);
  return Math.max(0, searched.indexOf(Math.max(...searched)));
}
