// What the server says about the shop.
import type { Answers } from "../../api/trpc.ts";

export type ShelfProduct = Answers["shop"]["items"][number];
/** One that can be bought: its prices are shown. */
export type PricedProduct = ShelfProduct & { price: number; packs: NonNullable<ShelfProduct["packs"]> };
export type ItemData = Answers["shop"]["item"];
export type Terms = Answers["shop"]["terms"];
export type Calculation = Answers["shop"]["price"];
