import { countryName } from "#contract/shop/countries.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { DocumentContent, DocumentKind, DocumentLine } from "#contract/shop/document-content.ts";
import { formatCents, formatLitres } from "#contract/shop/format-money.ts";
import type { Language } from "../../../kernel/context.ts";
import { sentence, type SentenceKey } from "../../../kernel/sentences.ts";

export type Printable = { kind: DocumentKind; number: string; content: DocumentContent };
type Values = Record<string, string | number>;

export type Words = {
  say: (key: SentenceKey, values?: Values) => string;
  money: (cents: number) => string;
  day: (day: string) => string;
  article: (line: Pick<DocumentLine, "title" | "variant" | "sizeMillilitres">) => string;
  country: (code: string) => string;
};

export function wordsOf({ language, currency }: DocumentContent): Words {
  return {
    say: (key, values) => sentence(language, key, values),
    money: (cents) => formatCents(cents, currency, language),
    day: formatDay,
    article: ({ title, variant, sizeMillilitres }) => {
      const size = sizeMillilitres === null ? null : formatLitres(sizeMillilitres / 1000, language);
      const isNamed = variant !== null && litresIn(variant) === (sizeMillilitres ?? 0) / 1000;
      return [title, variant, isNamed ? null : size].filter((part) => part !== null).join(", ");
    },
    country: (code) => countryName(code, language),
  };
}

export function boughtOf({
  amount,
  packOfSix,
  packOfTwelve,
  pricePiece,
  pricePackOfSix,
  pricePackOfTwelve,
}: DocumentLine) {
  return [
    { key: "pieces" as const, count: amount, cents: pricePiece },
    { key: "packOfSix" as const, count: packOfSix, cents: pricePackOfSix ?? 0 },
    { key: "packOfTwelve" as const, count: packOfTwelve, cents: pricePackOfTwelve ?? 0 },
  ].filter(({ count }) => count > 0);
}

/** @returns 0.75 for '0,75 l' and '0.75 Liter' */
function litresIn(text: string): number | null {
  const found = /^([\d.,]+)\s*l(?:iter|itre)?$/iu.exec(text.trim());
  return found ? Number((found[1] ?? "").replace(",", ".")) : null;
}

export function titleOf({ kind, number, content }: Printable): string {
  const { language } = content;
  return sentence(language, "documents:title", { kind: sentence(language, `documents:${kind}`), number });
}

export const fileNameOf = (document: Printable): string => `${stemOf(document)}.pdf`;

/** The name of several documents in one file, in the asker's language if they are many. */
export function printNameOf(documents: readonly Printable[], language: Language): string {
  const isDeliveries = documents.every(({ kind }) => kind === "delivery");
  if (documents.length > 1 && isDeliveries) return sentence(language, "documents:deliveriesName");
  // Both documents of an order are named one by one, so that an invoice is found by its number.
  return documents.length > 2 ? sentence(language, "documents:printName") : `${documents.map(stemOf).join("-")}.pdf`;
}

function stemOf({ kind, number, content }: Printable): string {
  const { language } = content;
  return sentence(language, "documents:fileName", { kind: sentence(language, `documents:${kind}`), number });
}
