import { describe, expect, it } from "vitest";
import { emptyProduct } from "#contract/shop/products.ts";
import { formOf, type ProductForm } from "./product-form.ts";
import { previewedProduct } from "./previewed-product.ts";

const stored = {
  ...emptyProduct,
  id: "1",
  title: "Apfelsaft",
  price: 350,
  size: 0.75,
  stock: 40,
  order: 0,
  lowest30: 400,
  version: 1,
  offer: { until: "2026-06-01" },
};

const seen = (typed: Partial<ProductForm> = {}, showsPrices = true) =>
  previewedProduct({ ...formOf(stored, "de"), ...typed }, stored, { showsPrices, today: "2026-05-20" });

describe("the previewed product", () => {
  it("has what is typed, and the stored struck-through price", () => {
    const typed = seen({ title: "Birnensaft", deposit: "0,15", images: ["p"], minAge: 16 });
    expect(typed).toMatchObject({ title: "Birnensaft", price: 350, deposit: 15, lowest30: 400, minAge: 16 });
    expect(typed.media.images).toEqual(["p"]);
  });

  it("has no struck-through price if the price or the offer is not saved yet", () => {
    expect(seen({ price: "3,20" })).toMatchObject({ price: 320, lowest30: null });
    expect(seen({ offer: { isOn: false, until: null } })).toMatchObject({ offer: null, lowest30: null });
  });

  it("has no price while it cannot be read, or if the shop hides prices", () => {
    expect(seen({ price: "drei" }).price).toBeNull();
    expect(seen({ price: "" }).price).toBeNull();
    expect(seen({}, false).price).toBeNull();
  });

  it("says how many are left only if they are few", () => {
    expect(seen().stock).toBeNull();
    expect(seen({ stock: "3" })).toMatchObject({ stock: 3, isSoldOut: false });
    expect(seen({ stock: "0" }).isSoldOut).toBe(true);
  });
});
