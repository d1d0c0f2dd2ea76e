import { z } from "zod";
import { id } from "#contract/fields/text.ts";

export const eInvoiceInput = z.object({ id });

/** '' for what the invoice does not say. */
export type InvoiceParty = {
  name: string;
  address: string[];
  vatId: string;
  taxNumber: string;
  email: string;
  phone: string;
};

/** Amounts are decimal numbers as text, as in the file: prices may have more than two decimals. */
export type InvoiceLine = {
  id: string;
  name: string;
  text: string;
  quantity: string;
  /** A code of UN/ECE, such as H87 for pieces. */
  unit: string;
  price: string;
  total: string;
  percent: string;
};

/** `keepUntil`: the last day on which the file can be neither deleted nor replaced; null if it is not kept. */
export type OpenedInvoice = EInvoice & { name: string; keepUntil: string | null };

export type EInvoice = {
  /** The syntax: UBL, or CII as in ZUGFeRD. */
  syntax: "ubl" | "cii";
  /** The last part of the identifier of the profile, such as 'xrechnung_3.0'. */
  profile: string;
  kind: "invoice" | "correction";
  number: string;
  /** Days, YYYY-MM-DD; '' for none. */
  issued: string;
  due: string;
  currency: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** What the buyer asked to be named: the routing id of an authority ('Leitweg-ID'), an order. */
  buyerReference: string;
  lines: InvoiceLine[];
  /** What is taken off the goods, or added to them. */
  extras: { reason: string; amount: string; isCharge: boolean }[];
  vat: { percent: string; net: string; vat: string; reason: string }[];
  sums: { net: string; vat: string; gross: string; paid: string; due: string };
  account: { holder: string; iban: string; bic: string } | null;
  reference: string;
  terms: string;
  notes: string[];
};
