import { defaultLegalForms, type LegalForms } from "#contract/schemas/legal.ts";
import type { SeedEntry } from "../../types.ts";

export const legal: SeedEntry[] = [];
export const legalForms: LegalForms = defaultLegalForms;
