import { expect, it } from "vitest";
import { withFormer, withRestored } from "./former-variants.ts";
import { emptyVariant } from "./product-form.ts";

const [red, blue] = ["M / rot", "M / blau"].map((value) => ({ ...emptyVariant(), key: "Größe / Farbe", value }));

it("puts a removed variant back, and keeps what was typed since", () => {
  if (!red || !blue) throw new Error("no variants");
  const typed = { ...blue, price: "25" };
  expect(withRestored([typed], red, 0)).toEqual([red, typed]);
  const anew = { ...emptyVariant(), key: red.key, value: red.value };
  expect(withRestored([anew, typed], red, 0)).toEqual([red, typed]);
});

it("brings back former variants with the prices of now", () => {
  if (!red || !blue) throw new Error("no variants");
  const renamed = { ...blue, key: "Weite / Farbe", price: "25" };
  expect(withFormer([renamed], [red, blue])).toEqual([red, { ...blue, price: "25" }]);
});
