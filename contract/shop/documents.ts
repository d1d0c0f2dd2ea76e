// Documents of orders: invoices, corrections and delivery notes, and what the settings say about them.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { fieldKeys, id, isoDay, version } from "#contract/fields/text.ts";
import type { DocumentKind } from "./document-content.ts";

const account = plainLine(limits.accountLength);

/** What every document says of the seller, and the accounts of the bookkeeping. */
export const documentSettings = z.object({
  /** '' stands for the holder of the bank account, or the site's name. */
  name: plainLine(limits.textLength),
  taxNumber: plainLine(limits.nameLength),
  vatId: plainLine(limits.nameLength),
  contact: longText(limits.footerLength),
  register: longText(limits.footerLength),
  /** Days to pay an invoice. */
  payDays: z.number().int().min(0).max(limits.payDays),
  /** The accounts of the revenue, by class of VAT. */
  accounts: z.object({ standard: account, reduced: account, zero: account, smallBusiness: account }),
});
export type DocumentSettings = z.output<typeof documentSettings>;

export const defaultDocumentSettings: DocumentSettings = {
  name: "",
  taxNumber: "",
  vatId: "",
  contact: "",
  register: "",
  payDays: 14,
  // The chart of accounts that most German bookkeepers use (SKR 03).
  accounts: { standard: "8400", reduced: "8300", zero: "8200", smallBusiness: "8195" },
};

export const updateDocumentSettingsInput = documentSettings.extend({ version: version.optional() });
export type UpdateDocumentSettingsInput = z.output<typeof updateDocumentSettingsInput>;
export type DocumentSettingsAnswer = DocumentSettings & { version: number };

/** A document as lists name it. */
export type DocumentName = { id: string; kind: DocumentKind; number: string; created: string };

/** Which documents are made: an invoice also before it is due, a delivery note before the goods are sent. */
export const issueInput = z.object({
  kind: z.enum(["invoice", "delivery"]),
  orders: z.array(id).min(1).max(limits.printedDocuments),
});

/** Documents for the printer, as one file. */
export const printInput = z.object({ ids: z.array(id).min(1).max(limits.printedDocuments) });

/** Both days are included. */
export const bookkeepingDays = z.object({ from: isoDay, to: isoDay });
export const bookkeepingInput = bookkeepingDays.refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: fieldKeys.dateInvalid,
});

export const ownDocumentInput = z.object({ order: id, secret: z.string().min(1).max(100), document: id });
