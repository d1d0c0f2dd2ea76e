import { expect, it } from "vitest";
import { addressFrom, isProductAddress, isShopPage } from "./product-address.ts";

it("an address comes from the title", () => {
  expect(addressFrom("Apfelsaft, naturtrüb")).toBe("/shop/apfelsaft-naturtrueb");
  expect(addressFrom("苹果")).toBe("/shop/produkt");
});

it("no product has the address of a page of the shop", () => {
  for (const title of ["Warenkorb", "Kasse", "Bestellung", "Manage"]) {
    expect(addressFrom(title)).toBe(`/shop/produkt-${title.toLowerCase()}`);
    expect(isShopPage(`/shop/${title.toLowerCase()}`)).toBe(true);
  }
});

it("ids, other paths and capitals are no addresses", () => {
  expect(isProductAddress("/shop/most-2")).toBe(true);
  for (const path of ["/shop/", "/shop/Most", "/most", "/shop/a/b", "/shop/0198c7a1-0000-7000-8000-000000000001"])
    expect(isProductAddress(path)).toBe(false);
});
