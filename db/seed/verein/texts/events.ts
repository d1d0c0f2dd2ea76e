import type { SeedEntry } from "../../types.ts";

export const events: SeedEntry[] = [];
