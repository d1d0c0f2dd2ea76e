// Stores unsaved changes of a product in the browser, so that they survive a reload or a crash.
import { withCartonNames } from "#contract/shop/earlier-names.ts";
import type { ProductForm } from "./product-form.ts";

/** Must be raised when the shape of the form changes. Drafts of other shapes are ignored. */
const SHAPE = 3;
/** This shape is read, too. It differs only in the names of the cartons. */
const SHAPE_BEFORE = 2;

export type KeptProduct = { version: number; form: ProductForm };

/** The keys have the prefix of the entries' drafts, which signing out deletes. The user id separates users. */
const nameOf = (userId: string, id: string): string => `draft/${userId}/product-${id}`;

export function readKeptProduct(userId: string, id: string): KeptProduct | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? "null") as
      | (KeptProduct & { shape: number })
      | null;
    if (kept?.shape === SHAPE_BEFORE) return { version: kept.version, form: withCartonNames(kept.form) as ProductForm };
    return kept?.shape === SHAPE ? { version: kept.version, form: kept.form } : null;
  } catch {
    // The browser's storage may be disabled, or its content invalid.
    return null;
  }
}

export function keepProduct(userId: string, id: string, kept: KeptProduct): void {
  try {
    localStorage.setItem(nameOf(userId, id), JSON.stringify({ shape: SHAPE, ...kept }));
  } catch {
    // The storage is full. On leaving, the screen still asks about unsaved changes.
  }
}

export function dropKeptProduct(userId: string, id: string): void {
  try {
    localStorage.removeItem(nameOf(userId, id));
  } catch {}
}
