import type { ErrorsByPath } from "../../../ui/admin/standing-errors.ts";
import { errorBelow } from "./error-below.ts";
import type { ProductForm } from "./product-form.ts";

/** The fields of the folded section, by its parts. */
export const legalParts = {
  contents: ["size", "deposit", "tax"],
  food: ["food"],
  safety: ["safety"],
  law: ["minAge", "withdrawal", "durability"],
} as const satisfies Record<string, readonly (keyof ProductForm)[]>;

export const hasLegalError = (errors: ErrorsByPath): boolean =>
  Object.values(legalParts)
    .flat()
    .some((field) => errorBelow(errors, field) !== undefined);
