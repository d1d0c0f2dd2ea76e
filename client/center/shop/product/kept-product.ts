// Unsaved changes to a product in the browser's storage, so that a reload or a crash does not lose them.
import type { ProductForm } from "./product-form.ts";

/** Raised when the shape of the form changes: older ones are not read. */
const SHAPE = 2;

export type KeptProduct = { version: number; form: ProductForm };

/** Begins like the drafts of entries: they are all dropped on sign-out, and nobody else sees them. */
const nameOf = (userId: string, id: string): string => `draft/${userId}/product-${id}`;

export function readKeptProduct(userId: string, id: string): KeptProduct | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? "null") as
      | (KeptProduct & { shape: number })
      | null;
    return kept?.shape === SHAPE ? { version: kept.version, form: kept.form } : null;
  } catch {
    // The storage is switched off or broken.
    return null;
  }
}

export function keepProduct(userId: string, id: string, kept: KeptProduct): void {
  try {
    localStorage.setItem(nameOf(userId, id), JSON.stringify({ shape: SHAPE, ...kept }));
  } catch {
    // No room: whoever leaves is still asked.
  }
}

export function dropKeptProduct(userId: string, id: string): void {
  try {
    localStorage.removeItem(nameOf(userId, id));
  } catch {
    // Without storage there is nothing to remove.
  }
}
