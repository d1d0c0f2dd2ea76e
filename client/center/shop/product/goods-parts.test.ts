import { expect, it } from "vitest";
import { emptyProduct } from "#contract/shop/products.ts";
import { goodsKinds } from "#contract/shop/goods.ts";
import { proposalsFor, shownParts } from "./goods-parts.ts";
import { emptyFood, emptySafety, formOf } from "./product-form.ts";

const empty = formOf({ ...emptyProduct, title: "", price: 0 }, "de");
const shownOf = (change: object) =>
  Object.entries(shownParts({ ...empty, ...change }))
    .filter(([, isShown]) => isShown)
    .map(([part]) => part);

it("shows what a kind needs, and no more", () => {
  const parts = Object.fromEntries(goodsKinds.map((goods) => [goods, shownOf({ goods })]));
  expect(parts).toEqual({
    drink: ["producer", "packs", "size", "deposit", "food", "age", "days"],
    food: ["producer", "size", "deposit", "food", "days"],
    clothing: ["safety", "durability", "days"],
    ticket: ["age"],
    other: ["safety", "durability", "age", "days"],
  });
});

it("hides no value of another kind", () => {
  expect(shownOf({ goods: "ticket", size: "0,75", food: emptyFood })).toEqual(["size", "food", "age"]);
  expect(shownOf({ goods: "drink", durability: { years: "2", text: "" } })).toContain("durability");
});

it("proposes for a ticket that it cannot be given back, and takes that back for another kind", () => {
  const ticket = { ...empty, ...proposalsFor(empty, "ticket", emptySafety), goods: "ticket" } as const;
  expect(ticket.withdrawal).toEqual({ reason: "dated", text: "" });
  expect(proposalsFor(ticket, "clothing", emptySafety).withdrawal).toEqual({ reason: "none", text: "" });
  const typed = { ...ticket, withdrawal: { reason: "dated", text: "Am 3. Mai" } } as const;
  expect(proposalsFor(typed, "clothing", emptySafety)).not.toHaveProperty("withdrawal");
});
