import type { Answers } from "../../api/trpc.ts";

export type ShelfProduct = Answers["shop"]["items"][number];
/** A product with a public price. Customers can buy only such products. */
export type PricedProduct = ShelfProduct & { price: number; packs: NonNullable<ShelfProduct["packs"]> };
export type ItemData = Answers["shop"]["item"];
export type Terms = Answers["shop"]["terms"];
export type Calculation = Answers["shop"]["price"];
