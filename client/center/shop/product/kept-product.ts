// Unsaved changes of a product in the browser's storage. They survive a reload or a crash.
import { withCartonNames } from "#contract/shop/earlier-names.ts";
import type { ProductForm } from "./product-form.ts";

/** Must grow when the shape of the form changes; older drafts are then ignored. */
const SHAPE = 3;
/** The same form, with other names of the cartons. */
const SHAPE_BEFORE = 2;

export type KeptProduct = { version: number; form: ProductForm };

/** Shares the prefix of the entries' drafts, which signing out deletes. The user id keeps drafts private. */
const nameOf = (userId: string, id: string): string => `draft/${userId}/product-${id}`;

export function readKeptProduct(userId: string, id: string): KeptProduct | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? "null") as
      | (KeptProduct & { shape: number })
      | null;
    if (kept?.shape === SHAPE_BEFORE) return { version: kept.version, form: withCartonNames(kept.form) as ProductForm };
    return kept?.shape === SHAPE ? { version: kept.version, form: kept.form } : null;
  } catch {
    // Access to the browser's storage may be disabled or broken.
    return null;
  }
}

export function keepProduct(userId: string, id: string, kept: KeptProduct): void {
  try {
    localStorage.setItem(nameOf(userId, id), JSON.stringify({ shape: SHAPE, ...kept }));
  } catch {
    // The storage is full. Leaving the screen still asks for confirmation.
  }
}

export function dropKeptProduct(userId: string, id: string): void {
  try {
    localStorage.removeItem(nameOf(userId, id));
  } catch {}
}
