// The kinds of products. Free of zod, because guests load it.

export const goodsKinds = ["drink", "food", "clothing", "ticket", "other"] as const;
export type Goods = (typeof goodsKinds)[number];

type Described = { goods: Goods; food: object | null };

/** The law asks for the maker of all goods but food; a ticket is no goods (legal.md L29). */
export const needsMaker = ({ goods, food }: Described): boolean =>
  food === null && (goods === "clothing" || goods === "other");
