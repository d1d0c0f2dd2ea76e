import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepProduct, readKeptProduct } from "./kept-product.ts";
import { emptyVariant, type ProductForm } from "./product-form.ts";

const NAME = "draft/u1/product-p1";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const { packOfSix: _six, packOfTwelve: _twelve, ...variant } = emptyVariant();
const form = {
  title: "Saft",
  address: "",
  packs: { packOfSix: "19,80", packOfTwelve: "" },
  packDeposit: { packOfSix: "1,50", packOfTwelve: "" },
  variants: [{ ...variant, packOfSix: "20", packOfTwelve: "39" }],
} as unknown as ProductForm;

test("changes are read as they were stored", () => {
  keepProduct("u1", "p1", { version: 3, form });
  expect(readKeptProduct("u1", "p1")).toEqual({ version: 3, form });
});

test("changes of a release without addresses get an empty one, which changes nothing", () => {
  const { address: _address, ...before } = form;
  keepProduct("u1", "p1", { version: 3, form: before as ProductForm });
  expect(readKeptProduct("u1", "p1")).toEqual({ version: 3, form });
});

test("changes with the earlier names of cartons are read under the current ones", () => {
  const before = {
    title: "Saft",
    packs: { sechs: "19,80", zwoelf: "" },
    packDeposit: { sechs: "1,50", zwoelf: "" },
    variants: [{ ...variant, sechs: "20", zwoelf: "39" }],
  };
  stored.set(NAME, JSON.stringify({ shape: 2, version: 3, form: before }));
  expect(readKeptProduct("u1", "p1")).toEqual({ version: 3, form });
});

test("changes in an unknown shape are ignored", () => {
  stored.set(NAME, JSON.stringify({ shape: 1, version: 3, form }));
  expect(readKeptProduct("u1", "p1")).toBeNull();
});
