// Finds the price in a text such as '8 €, Abendkasse'. Other words, as in 'ab 5 €', 'erm. 6 €' or 'Pfand 2 €', change
// the meaning. For such texts there is no result.

const cents = String.raw`,-{1,2}|,[–—]|\.-{1,2}|\.[–—]`;
/** Matches '1.200,50', '12.50' and '1,200.50'. Does not match '1,200', because its meaning is ambiguous. */
const number = [
  String.raw`[1-9]\d{0,2}(?:[.’' \u00a0\u202f]\d{3})+(?:,\d{2}|${cents})?`,
  String.raw`[1-9]\d{0,2}(?:,\d{3})+\.\d{2}`,
  String.raw`(?:0|[1-9]\d*)(?:[.,]\d{1,2}|${cents})?`,
].join("|");
const currency = String.raw`(?:€|EUR|Euros?)`;
const [begin, end] = [String.raw`(?<![^\s(:])`, String.raw`(?![^\s,;:.!)/])`];
const amounts = new RegExp(String.raw`${begin}(?:(${number})\s*${currency}|${currency}\s*(${number}))${end}`, "giu");
/** Without a currency, only these numbers are prices. '19.30' may be a time, and '2026' a year. */
const alone = /^(?:\d{1,3}|\d+,(?:\d{2}|-{1,2}|–|—))$/u;

/** Dates and times beside the price. '8.50.' cannot be a date; '7:50' without 'Uhr' may be an amount. */
const times = new RegExp(
  [
    String.raw`(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?:\s?\d{2,4})?`,
    String.raw`\d{2}/\d{2}/\d{4}`,
    String.raw`\d{1,2}(?:[.:]\d{2})?\s*(?:Uhr|h|[ap]\.?m\.?)`,
  ]
    // A time after 'pro' or 'per' stays in the text. A price per hour is not the price of the whole event.
    .map((form) => String.raw`(?<!\b(?:pro|je|per|each|every)\s)${begin}${form}${end}`)
    .join("|"),
  "giu",
);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const payers = wordsOf(
  "eintritt eintrittspreis preis kosten kostet gebühr teilnahme teilnahmegebühr kursgebühr unkostenbeitrag karte karten " +
    "ticket tickets abendkasse tageskasse kasse ak vorverkauf vvk an der die das im am um und pro je p person kopf pp " +
    "mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonntag " +
    "admission entry entrance price fee cost costs per each at the door in advance on and",
);
const free = wordsOf("frei freier kostenlos kostenfrei gratis umsonst free");
const besideFree = wordsOf(
  "eintritt zutritt teilnahme der die ist um spende spenden wird werden gebeten erbeten erwünscht willkommen " +
    "admission entry entrance is of charge donation donations are welcome appreciated",
);

/** @returns an amount such as '1200.50'. null if there is no price, more than one price, or an ambiguous price. */
export function priceInText(text: string): string | null {
  const trimmed = text.trim();
  if (alone.test(trimmed)) return amountOf(trimmed);
  const found = new Set<string>();
  const rest = trimmed
    .replace(amounts, (_all, before?: string, after?: string) => {
      found.add(amountOf(before ?? after ?? ""));
      return " ";
    })
    .replace(times, " ");
  if (found.size === 0) return isFree(trimmed) ? "0" : null;
  const [first = null] = found;
  return found.size === 1 && wordsIn(rest).every((word) => payers.has(word)) ? first : null;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:.!()/]+/u)
    .filter((word) => word !== "");

function isFree(text: string): boolean {
  const words = wordsIn(text);
  return words.some((word) => free.has(word)) && words.every((word) => free.has(word) || besideFree.has(word));
}

/** One or two digits after the last dot or comma are the cents. Other dots and commas separate thousands. */
function amountOf(written: string): string {
  const [, whole = "", rest = ""] = /^(.*?)(?:[.,](\d{1,2}|[-–—]+))?$/u.exec(written) ?? [];
  const units = whole.replace(/\D/gu, "");
  return /^\d/u.test(rest) ? `${units}.${rest.padEnd(2, "0")}` : units;
}
