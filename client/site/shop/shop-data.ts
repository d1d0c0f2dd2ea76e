import type { Answers } from "../../api/trpc.ts";

export type ShelfProduct = Answers["shop"]["items"][number];
/** A product whose price is public. Only such a product can be bought. */
export type PricedProduct = ShelfProduct & { price: number; packs: NonNullable<ShelfProduct["packs"]> };
export type ItemData = Answers["shop"]["item"];
export type Terms = Answers["shop"]["terms"];
export type Calculation = Answers["shop"]["price"];
