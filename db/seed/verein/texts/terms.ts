import type { SeedEntry } from "../../types.ts";

export const shopTerms: SeedEntry[] = [];
