import type { DocumentName } from "#contract/shop/documents.ts";
import type { DocumentRow } from "./store.ts";

export function presentDocument({ id, kind, number, created }: DocumentRow): DocumentName {
  return { id, kind, number, created: created.toISOString() };
}
