// Products as CSV: what is sent, and what an import would change.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys } from "#contract/fields/text.ts";

export const previewProductsInput = z.object({
  text: cleanText.pipe(z.string().max(limits.csvLength, { error: fieldKeys.csvTooLong })),
});

export const importProductsInput = previewProductsInput.extend({
  /** Of the preview: nothing is written that nobody has seen. */
  seen: z.string(),
});
export type ImportProductsInput = z.output<typeof importProductsInput>;

/** `line` counts the rows of the table as spreadsheets do: the names of the columns are in the first. */
export type ImportedChange = {
  column: string;
  /** null: of the product itself. */
  variant: string | null;
  from: string;
  to: string;
};

export type ProductsPreview = {
  seen: string;
  created: { line: number; title: string; variants: number }[];
  changed: { line: number; id: string; title: string; changes: ImportedChange[] }[];
  unchanged: number;
  /** A product with such a line stays as it is. */
  refused: { line: number; title: string; reason: string }[];
  /** Columns of the file that say nothing here. */
  unknownColumns: string[];
};

export type ProductsImported = { created: number; changed: number };
