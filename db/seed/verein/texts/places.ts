import type { SeedPlace } from "../../types.ts";

export const places: SeedPlace[] = [];
