import { expect, it } from "vitest";
import { products } from "./site.ts";

it("has a dozen products", () => {
  expect(products).toHaveLength(12);
});

it.each(products)(
  "describes the taste of $title in one sentence, in both languages, with the food data that the law requires",
  (product) => {
    for (const text of [product.text, product.textEn]) {
      const [lead = "", ...rest] = text.split("\n\n");
      expect(lead.length).toBeLessThan(160);
      expect(lead).toMatch(/[.]$/u);
      expect(rest).toHaveLength(1);
    }
    expect(product.producer).toContain("Sonnenau");
    if (product.size === null) return;
    expect(product.food?.ingredients).not.toBe("");
    // If a drink has more than 1.2 % vol, its label must state that, and children must not buy it.
    expect(product.minAge > 0).toBe((product.food?.alcohol ?? 0) > 1.2);
    expect(product.food?.allergens === "Sulfite").toBe(product.minAge > 0);
  },
);
