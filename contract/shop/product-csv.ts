import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys } from "#contract/fields/text.ts";

export const previewProductsInput = z.object({
  text: cleanText.pipe(z.string().max(limits.csvLength, { error: fieldKeys.csvTooLong })),
});

export const importProductsInput = previewProductsInput.extend({
  /** A hash of the preview that the editor has seen. If the import would have another result, it is refused. */
  seen: z.string(),
});
export type ImportProductsInput = z.output<typeof importProductsInput>;

export type ImportedChange = {
  column: string;
  variant: string | null;
  from: string;
  to: string;
};

export type ProductsPreview = {
  seen: string;
  created: { line: number; title: string; variants: number }[];
  changed: { line: number; id: string; title: string; changes: ImportedChange[] }[];
  unchanged: number;
  /** A product with a refused line stays unchanged. */
  refused: { line: number; title: string; reason: string }[];
  unknownColumns: string[];
};

export type ProductsImported = { created: number; changed: number };
