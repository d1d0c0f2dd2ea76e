import { describe, expect, it } from "vitest";
import { createProductInput, emptyProduct } from "#contract/shop/products.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { emptyFood, emptyVariant, formOf, type ProductForm } from "./product-form.ts";
import { readForm } from "./read-form.ts";

const whole = {
  ...emptyProduct,
  title: "Cidre",
  text: "Trocken,\nfein.",
  price: 690,
  size: 0.75,
  deposit: 15,
  packDeposit: { packOfSix: 150, packOfTwelve: 0 },
  packs: { packOfSix: 3900, packOfTwelve: null },
  variants: [
    {
      key: "Größe",
      value: "0,33 l",
      price: 390,
      size: 0.33,
      deposit: 8,
      packs: { packOfSix: null, packOfTwelve: null },
      stock: 24,
    },
    { key: "Größe", value: "0,75 l", price: null, size: null, deposit: null, packs: null, stock: 0 },
  ],
  stock: 60,
  minAge: 16 as const,
  food: {
    ingredients: "Apfelmost",
    allergens: "Sulfite",
    alcohol: 4.5,
    nutrition: { kJ: 180, kcal: 43, fat: 0, saturates: 0, carbohydrate: 2.6, sugars: 2.6, protein: 0, salt: 0.01 },
    storage: "Kühl",
  },
  producer: "Mosthof",
  durability: { years: 2, text: "Hält." },
  withdrawal: { reason: "sealed" as const, text: "Versiegelt." },
  goods: "drink" as const,
  safety: {
    maker: { name: "Mosthof", address: "Am Hang 1", email: "post@example.org" },
    responsible: "",
    warnings: "Glas.",
    identifier: "L 12",
  },
  deliveryDays: { from: 1, to: 3 },
  offer: { until: "2031-03-20" },
  children: [{ item: "0198", kind: "related" as const }],
  media: { images: ["a", "b"] },
  downloads: ["c"],
  tags: ["Cidre|Flasche"],
  hidden: true,
  en: {
    title: "Cider",
    text: "Dry.",
    producer: "",
    food: { ingredients: "Apple must", allergens: "", storage: "" },
    durability: { text: "" },
    withdrawal: { text: "" },
    safety: { warnings: "" },
    variants: [
      { key: "Size", value: "0.33 l" },
      { key: "", value: "" },
    ],
  },
};

const form = (change: Partial<ProductForm>): ProductForm => ({ ...formOf(whole, "de"), ...change });
it("without its last day is no offer", () => {
  expect(problemsOf({ offer: { isOn: true, until: null } })).toEqual({ "offer.until": "missing" });
  expect(readForm(form({ offer: { isOn: false, until: "2031-03-20" } })).input.offer).toBeNull();
});

const problemsOf = (change: Partial<ProductForm>) => readForm(form(change)).problems;

describe("a product", () => {
  it.each(["de", "en"])("comes back from its form as it was stored (%s)", (language) => {
    expect(readForm(formOf(whole, language))).toEqual({ input: whole, problems: {} });
  });

  it("that is new needs a title and a price, and says so", () => {
    const empty = formOf({ ...emptyProduct, title: "", price: 0 }, "de");
    expect(readForm({ ...empty, price: "" }).problems).toEqual({ title: "missing", price: "priceMissing" });
    expect(readForm({ ...empty, title: "Saft", price: "7,9" }).input).toMatchObject({ title: "Saft", price: 790 });
    expect(createProductInput.safeParse(readForm({ ...empty, title: "Saft", price: "7,9" }).input).success).toBe(true);
  });

  it("is unchanged when only its rows have other keys", () => {
    expect(isSameValue(formOf(whole, "de"), formOf(whole, "de"), ["row"])).toBe(true);
  });
});

it("names what is wrong by the fields that the server would name", () => {
  expect(problemsOf({ price: "sieben" })).toEqual({ price: "priceWrong" });
  expect(problemsOf({ size: "0,7555" })).toEqual({ size: "numberWrong" });
  expect(problemsOf({ stock: "2,5" })).toEqual({ stock: "wholeWrong" });
  expect(problemsOf({ packs: { packOfSix: "x", packOfTwelve: "" } })).toEqual({ "packs.packOfSix": "priceWrong" });
  expect(problemsOf({ variants: [{ ...emptyVariant(), packs: "own", packOfTwelve: "x" }] })).toEqual({
    "variants.0.value": "missing",
    "variants.0.packs.packOfTwelve": "priceWrong",
  });
  expect(problemsOf({ food: { ...emptyFood, nutrition: { ...emptyFood.nutrition, kJ: "180" } } })).toMatchObject({
    "food.nutrition.salt": "missing",
  });
  expect(problemsOf({ food: emptyFood })).toEqual({});
  expect(problemsOf({ durability: { years: "", text: "Hält." } })).toEqual({ "durability.years": "missing" });
  expect(problemsOf({ deliveryDays: { from: "2", to: "" } })).toEqual({ "deliveryDays.to": "missing" });
  expect(readForm(form({ deliveryDays: { from: "", to: "" } })).input.deliveryDays).toBeNull();
});
