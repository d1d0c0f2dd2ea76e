import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { fieldKeys, id, isoDay, version } from "#contract/fields/text.ts";
import type { DocumentKind } from "./document-content.ts";

const account = plainLine(limits.accountLength);

/** The register of packaging (legal.md L30): what the authority asks for; '' and null until it is entered. */
const packaging = z.object({
  number: plainLine(limits.nameLength),
  system: plainLine(limits.textLength),
  since: isoDay.nullable(),
});

export const documentSettings = z.object({
  name: plainLine(limits.textLength),
  taxNumber: plainLine(limits.nameLength),
  vatId: plainLine(limits.nameLength),
  contact: longText(limits.footerLength),
  register: longText(limits.footerLength),
  payDays: z.number().int().min(0).max(limits.payDays),
  accounts: z.object({ standard: account, reduced: account, zero: account, smallBusiness: account }),
  packaging,
});
export type DocumentSettings = z.output<typeof documentSettings>;

export const defaultDocumentSettings: DocumentSettings = {
  name: "",
  taxNumber: "",
  vatId: "",
  contact: "",
  register: "",
  payDays: 14,
  // Accounts of SKR 03, which most German bookkeepers use.
  accounts: { standard: "8400", reduced: "8300", zero: "8200", smallBusiness: "8195" },
  packaging: { number: "", system: "", since: null },
};

export const updateDocumentSettingsInput = documentSettings
  .partial({ packaging: true })
  .extend({ version: version.optional() });
export type UpdateDocumentSettingsInput = z.output<typeof updateDocumentSettingsInput>;
export type DocumentSettingsAnswer = DocumentSettings & { version: number };

export type DocumentName = { id: string; kind: DocumentKind; number: string; created: string };

/** Issues documents earlier than usual: invoices before payment or shipping, delivery notes before shipping. */
export const issueInput = z.object({
  kind: z.enum(["invoice", "delivery", "both"]),
  orders: z.array(id).min(1).max(limits.printedDocuments),
});

export const printInput = z.object({ ids: z.array(id).min(1).max(limits.printedDocuments) });

export const bookkeepingDays = z.object({ from: isoDay, to: isoDay });
export const bookkeepingInput = bookkeepingDays.refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: fieldKeys.dateInvalid,
});

export const ownDocumentInput = z.object({ order: id, secret: z.string().min(1).max(100), document: id });
