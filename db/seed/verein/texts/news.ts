import type { SeedEntry } from "../../types.ts";

export const news: SeedEntry[] = [];
