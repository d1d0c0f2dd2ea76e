import type { SeedProduct } from "../../types.ts";

export const products: SeedProduct[] = [];
export const productTagsEn: Readonly<Record<string, string>> = {};
