import type { SeedEntry } from "../../types.ts";

export const pages: SeedEntry[] = [];
