import { withCartonNames } from "#contract/shop/earlier-names.ts";
import type { ProductForm } from "./product-form.ts";

/**
 * Must be raised when stored drafts no longer fit the form. Drafts in the previous format are converted; drafts in
 * older formats are ignored.
 */
const SHAPE = 3;
/** The previous format, which has other names for the cartons and no address. */
const SHAPE_BEFORE = 2;

export type KeptProduct = { version: number; form: ProductForm };

/**
 * The key starts like the keys of entries' drafts, so that signing out also deletes this draft. With the user id,
 * other users do not get the draft.
 */
const nameOf = (userId: string, id: string): string => `draft/${userId}/product-${id}`;

export function readKeptProduct(userId: string, id: string): KeptProduct | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? "null") as
      | (KeptProduct & { shape: number })
      | null;
    if (kept?.shape === SHAPE_BEFORE)
      return { version: kept.version, form: { ...(withCartonNames(kept.form) as ProductForm), address: "" } };
    // Drafts of an earlier release have no address. An empty address changes nothing.
    return kept?.shape === SHAPE
      ? { version: kept.version, form: { ...kept.form, address: kept.form.address ?? "" } }
      : null;
  } catch {
    return null;
  }
}

export function keepProduct(userId: string, id: string, kept: KeptProduct): void {
  try {
    localStorage.setItem(nameOf(userId, id), JSON.stringify({ shape: SHAPE, ...kept }));
  } catch {
    // The storage is full or disabled. The screen still asks before the user leaves with unsaved changes.
  }
}

export function dropKeptProduct(userId: string, id: string): void {
  try {
    localStorage.removeItem(nameOf(userId, id));
  } catch {
    // The storage is disabled. Then there is no stored draft.
  }
}
