// The price that a text such as '8 €, Abendkasse' names, for programs that want a number. In doubt there is none.

const number = String.raw`(\d{1,3}(?:[.’'  ]\d{3})+|\d+)(?:[.,](\d{2}|\d|-+|–|—))?`;
const currency = String.raw`(?:€|EUR\b|Euro\b)`;
const amounts = new RegExp(String.raw`${number}\s*${currency}|${currency}\s*${number}`, "giu");
/** The whole text is a number. */
const alone = new RegExp(String.raw`^\s*${number}\s*$`, "u");
const free = /(?<!\p{L})(?:frei|kostenlos|kostenfrei|gratis|umsonst|free)(?!\p{L})/iu;
/** Who or when: then it is not free for everybody. */
const limited = /\d|(?<!\p{L})(?:für|bis|ab|nur|unter|for|until|from|only|under)(?!\p{L})/iu;

/** 'From … to', 'so many times', and euros before cents without a comma: which number is meant is not certain. */
const compound = /\d\s*€\d|\d\s*(?:[-–—/x×*]|bis|to|till|or|oder)\s*(?:€\s*)?\d/iu;

/** @returns the amount as programs read it, '1200.50'; null where the text names none, or several */
export function priceInText(text: string): string | null {
  if (compound.test(text)) return null;
  const found = [...text.matchAll(amounts)].map(([, before, beforeCents, after, afterCents]) =>
    before === undefined ? amountOf(after, afterCents) : amountOf(before, beforeCents),
  );
  const [first, ...others] = new Set(found);
  const isFree = free.test(text);
  if (first !== undefined) return others.length > 0 || isFree ? null : first;
  if (isFree) return limited.test(text) ? null : "0";
  const [, whole, cents] = alone.exec(text) ?? [];
  return whole === undefined ? null : amountOf(whole, cents);
}

function amountOf(whole = "", cents = ""): string {
  const units = whole.replace(/\D/gu, "");
  return /^\d/u.test(cents) ? `${units}.${cents.padEnd(2, "0")}` : units;
}
