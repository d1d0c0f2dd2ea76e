// What stands in a document of an order: a copy of everything that is printed, so that it never changes. Free of zod.
import type { Delivery } from "./money.ts";
import type { Currency, PaymentSource } from "./payment-sources.ts";
import type { TaxClass } from "./tax-rates.ts";
import type { VatPart } from "./vat.ts";

/** invoice: § 14 UStG. correction: takes an invoice back, in full or in part. delivery: goes with the goods. */
export const documentKinds = ["invoice", "correction", "delivery"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Those that say what is owed: they have numbers without a gap, and are kept for the tax office. */
export type AccountingKind = Exclude<DocumentKind, "delivery">;

/** What stands before the number. */
export const documentPrefixes: Record<DocumentKind, string> = { invoice: "RE-", correction: "RK-", delivery: "LS-" };

type Place = { street: string; zip: string; city: string; country: string };

export type Seller = Place & {
  name: string;
  taxNumber: string;
  vatId: string;
  /** Lines such as a telephone number. */
  contact: string;
  /** Lines such as the register and the board. */
  register: string;
};

export type DocumentLine = {
  title: string;
  variant: string | null;
  sizeMillilitres: number | null;
  amount: number;
  sechs: number;
  zwoelf: number;
  /** Gross cents, as are all amounts. */
  pricePiece: number;
  priceSechs: number | null;
  priceZwoelf: number | null;
  deposit: number;
  percent: number;
  total: number;
};

/** The VAT of one rate, and the class that its products have; no class for a small business. */
export type DocumentVat = VatPart & { tax: TaxClass | null };

export type DocumentContent = {
  language: "de" | "en";
  seller: Seller;
  /** null: none is set. */
  account: { holder: string; iban: string; bic: string; bank: string } | null;
  customer: Place & { name: string };
  orderNumber: number;
  /** Days of the site's time zone, YYYY-MM-DD. */
  ordered: string;
  day: string;
  payed: string | null;
  /** Cents of part payments that stand; not there in documents of an older release. */
  received?: number;
  shipped: string | null;
  payment: PaymentSource;
  delivery: Delivery;
  /** What is written on a transfer. */
  reference: string;
  /** Days to pay an invoice that is not paid. */
  payDays: number;
  /** The highest age that a line asks for; 0: none. */
  minAge: number;
  lines: DocumentLine[];
  shipping: number;
  discount: number;
  deposit: number;
  vat: DocumentVat[];
  total: number;
  currency: Currency;
  smallBusiness: boolean;
  /** Of a correction: the invoice, and whether all that was left of it is taken back. */
  corrects: {
    number: string;
    day: string;
    isWhole: boolean;
    /** For which it was made. */
    refund?: string;
    /** The goods and shipping that are taken back; none for a sum, or for all that is left of a cancelled order. */
    back?: { lines: DocumentLine[]; shipping: number };
    /** As it was written. */
    reason?: string;
  } | null;
};
