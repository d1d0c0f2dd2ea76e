import { priceAnswer, priceInput } from "#contract/shop/cart.ts";
import {
  createProductInput,
  listProductsInput,
  readProductAnswer,
  updateProductInput,
} from "#contract/shop/products.ts";
import { crud } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, type RestRow } from "./route.ts";

export const cartonNames = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(
    paths.flatMap((path) => [
      [`${path}.packOfSix`, "sechs"],
      [`${path}.packOfTwelve`, "zwoelf"],
    ]),
  );

export const productNoun: RestNoun = {
  name: "Product",
  names: { id: "_id", ...cartonNames("packs", "packDeposit", "variants.*.packs") },
  answer: readProductAnswer,
};
const words = { one: "a product", many: "products" };
const router = "products";

/** The request contains the cart as `items`. The answer contains the calculated prices as `lines`. */
export const priceNoun: RestNoun = {
  name: "Price",
  names: { ...cartonNames("items.*", "lines.*", "lines.*.prices"), "lines.*.item.id": "_id" },
  answer: priceAnswer,
};

const written = crud("/shop/product", {
  noun: productNoun,
  words,
  router,
  create: createProductInput,
  update: updateProductInput,
});

export const productRows: RestRow[] = [
  ...crud("/product", {
    noun: productNoun,
    words,
    router,
    list: listProductsInput,
    isPublic: true,
    without: ["remove"],
  }),
  ...written.filter(({ method }) => method !== "GET"),
  {
    method: "POST",
    path: "/shop/price",
    procedure: "shop.price",
    summary: "What a cart costs: the calculation of an order",
    noun: priceNoun,
    status: 200,
    body: priceInput,
    bodyName: "Cart",
    answer: priceAnswer,
    run: async (call, request) => ({
      body: toRest(priceNoun, await call("shop.price", bodyOf(priceNoun, priceInput, request))),
    }),
  },
];
