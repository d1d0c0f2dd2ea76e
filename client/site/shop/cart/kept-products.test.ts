import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepProducts, keptProducts } from "./kept-products.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test("cartons under earlier names are read, and stored under the current ones", () => {
  const packs = { sechs: 1980, zwoelf: null };
  const variants = [{ value: "1 Liter", packs }];
  const product = { id: "p", title: "Saft", price: 350, packs, packDeposit: { sechs: 150, zwoelf: 0 }, variants };
  stored.set("cart-products", JSON.stringify([product]));
  const current = { packOfSix: 1980, packOfTwelve: null };
  const expected = {
    packs: current,
    packDeposit: { packOfSix: 150, packOfTwelve: 0 },
    variants: [{ value: "1 Liter", packs: current }],
  };
  expect(keptProducts()).toMatchObject([expected]);
  keepProducts(keptProducts());
  expect(JSON.parse(stored.get("cart-products") ?? "")).toMatchObject([expected]);
});
