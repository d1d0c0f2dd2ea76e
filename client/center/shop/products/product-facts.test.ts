import { expect, it } from "vitest";
import { emptyProduct, type Product, type Variant } from "#contract/shop/products.ts";
import { piecesLeft, priceFrom } from "./product-facts.ts";

const variant = (value: string, own: Partial<Variant> = {}): Variant => ({
  key: "Größe",
  value,
  price: null,
  size: null,
  deposit: null,
  packs: null,
  stock: null,
  ...own,
});
const product = (fields: Partial<Product>): Product => ({
  ...emptyProduct,
  id: "1",
  title: "Saft",
  price: 350,
  order: 0,
  lowest30: null,
  updated: "",
  version: 1,
  ...fields,
});

it("says the cheapest price, and whether others cost more", () => {
  expect(priceFrom(product({}))).toEqual({ cents: 350, isFrom: false });
  const variants = [variant("0,75 l"), variant("0,25 l", { price: 190 })];
  expect(priceFrom(product({ variants }))).toEqual({ cents: 190, isFrom: true });
  expect(priceFrom(product({ price: 999, variants: [variant("a", { price: 5 })] }))).toEqual({
    cents: 5,
    isFrom: false,
  });
});

it("counts the product's pieces once, however many variants share them", () => {
  expect(piecesLeft(product({}))).toBeNull();
  expect(piecesLeft(product({ stock: 7 }))).toBe(7);
  expect(piecesLeft(product({ stock: 7, variants: [variant("a"), variant("b"), variant("c", { stock: 2 })] }))).toBe(9);
  expect(piecesLeft(product({ variants: [variant("a"), variant("c", { stock: 2 })] }))).toBeNull();
});
