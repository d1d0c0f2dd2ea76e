import type { Delivery } from "./money.ts";
import type { Currency, PaymentSource } from "./payment-sources.ts";
import type { TaxClass } from "./tax-rates.ts";
import type { VatPart } from "./vat.ts";

/** invoice: § 14 UStG. correction: reverses an invoice, in full or in part. delivery: accompanies the goods. */
export const documentKinds = ["invoice", "correction", "delivery"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Accounting documents have gapless numbers and are kept for the tax office. */
export type AccountingKind = Exclude<DocumentKind, "delivery">;

export const documentPrefixes: Record<DocumentKind, string> = { invoice: "RE-", correction: "RK-", delivery: "LS-" };

type Place = { street: string; zip: string; city: string; country: string };

export type Seller = Place & {
  name: string;
  taxNumber: string;
  vatId: string;
  contact: string;
  register: string;
};

export type DocumentLine = {
  title: string;
  variant: string | null;
  sizeMillilitres: number | null;
  amount: number;
  packOfSix: number;
  packOfTwelve: number;
  /** Gross cents, like all amounts of a document. */
  pricePiece: number;
  pricePackOfSix: number | null;
  pricePackOfTwelve: number | null;
  deposit: number;
  percent: number;
  total: number;
};

/** The VAT of one rate, with the tax class of its products; null for a small business. */
export type DocumentVat = VatPart & { tax: TaxClass | null };

export type DocumentContent = {
  language: "de" | "en";
  seller: Seller;
  account: { holder: string; iban: string; bic: string; bank: string } | null;
  customer: Place & { name: string };
  orderNumber: number;
  /** The day of the order (YYYY-MM-DD), in the site's time zone. */
  ordered: string;
  day: string;
  paidAt: string | null;
  received?: number;
  shipped: string | null;
  payment: PaymentSource;
  delivery: Delivery;
  reference: string;
  payDays: number;
  /** The minimum age in years; 0: none. */
  minAge: number;
  lines: DocumentLine[];
  shipping: number;
  discount: number;
  /** The code of the coupon that gave the discount. */
  coupon?: string;
  deposit: number;
  vat: DocumentVat[];
  total: number;
  currency: Currency;
  smallBusiness: boolean;
  /** `isWhole`: the correction reverses everything that was left of the invoice. */
  corrects: {
    number: string;
    day: string;
    isWhole: boolean;
    refund?: string;
    /**
     * The returned goods and shipping. Missing if only a sum was refunded, or if the document reverses the rest of a
     * cancelled order.
     */
    back?: { lines: DocumentLine[]; shipping: number };
    reason?: string;
  } | null;
};
