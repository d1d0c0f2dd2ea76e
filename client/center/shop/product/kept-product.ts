import { dropOwn, keepOwn, readOwn } from "../../../api/own-storage.ts";
import { withCartonNames } from "#contract/shop/earlier-names.ts";
import type { ProductForm } from "./product-form.ts";

/**
 * Must be raised when stored drafts no longer fit the form. Only drafts in the previous format are converted; older
 * drafts are ignored.
 */
const SHAPE = 3;
/** The previous format. It has other names for the cartons, and no address. */
const SHAPE_BEFORE = 2;

export type KeptProduct = { version: number; form: ProductForm };

const nameOf = (id: string): string => `product-${id}`;

export function readKeptProduct(userId: string, id: string): KeptProduct | null {
  const kept = readOwn("draft", userId, nameOf(id)) as (KeptProduct & { shape: number }) | null;
  if (kept?.shape === SHAPE_BEFORE)
    return { version: kept.version, form: { ...(withCartonNames(kept.form) as ProductForm), address: "" } };
  // Drafts of an earlier release have no address. With '', the product keeps its stored address.
  return kept?.shape === SHAPE
    ? { version: kept.version, form: { ...kept.form, address: kept.form.address ?? "" } }
    : null;
}

/** If the storage is full or disabled, the screen still asks before the user leaves with unsaved changes. */
export function keepProduct(userId: string, id: string, kept: KeptProduct): void {
  keepOwn("draft", userId, nameOf(id), { shape: SHAPE, ...kept });
}

export function dropKeptProduct(userId: string, id: string): void {
  dropOwn("draft", userId, nameOf(id));
}
