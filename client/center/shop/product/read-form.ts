import { slugOf } from "#contract/values/addresses.ts";
import { addressStart } from "#contract/shop/product-address.ts";
import { centsOf, decimalOf, integerOf } from "#contract/shop/typed-numbers.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import {
  emptySafety,
  type FoodForm,
  nutrients,
  type ProductForm,
  type ProductInput,
  type VariantForm,
} from "./product-form.ts";

export type Problem = "priceWrong" | "priceMissing" | "numberWrong" | "wholeWrong" | "missing";
export type Problems = Record<string, Problem>;

type Read = (path: string, typed: string) => number | null;
type Readers = { cents: Read; decimal: Read; integer: Read; missing: (path: string) => void };

/** Empty or invalid input becomes null. Invalid input also adds a problem. */
function readersInto(problems: Problems): Readers {
  const reader =
    (parse: (typed: string) => number | null, problem: Problem): Read =>
    (path, typed) => {
      if (typed.trim() === "") return null;
      const value = parse(typed);
      if (value === null) problems[path] = problem;
      return value;
    };
  return {
    cents: reader(centsOf, "priceWrong"),
    decimal: reader(decimalOf, "numberWrong"),
    integer: reader(integerOf, "wholeWrong"),
    missing: (path) => {
      problems[path] ??= path === "price" ? "priceMissing" : "missing";
    },
  };
}

export function readForm(form: ProductForm): { input: ProductInput; problems: Problems } {
  const problems: Problems = {};
  const read = readersInto(problems);
  const { title, text, goods, tax, minAge, producer, hidden, tags, children, images, downloads } = form;
  if (title.trim() === "") read.missing("title");
  const price = read.cents("price", form.price);
  if (price === null) read.missing("price");
  const input: ProductInput = {
    title,
    text,
    goods,
    tax,
    minAge,
    producer,
    hidden,
    tags,
    children,
    downloads,
    address: form.address.trim() === "" ? null : addressStart + (slugOf(form.address) || form.address.trim()),
    price: price ?? 0,
    size: read.decimal("size", form.size),
    deposit: read.cents("deposit", form.deposit) ?? 0,
    packDeposit: {
      packOfSix: read.cents("packDeposit.packOfSix", form.packDeposit.packOfSix) ?? 0,
      packOfTwelve: read.cents("packDeposit.packOfTwelve", form.packDeposit.packOfTwelve) ?? 0,
    },
    packs: packsOf("packs", form.packs, read),
    variants: form.variants.map((variant, index) => variantOf(variant, `variants.${index}`, read)),
    stock: read.integer("stock", form.stock),
    food: form.food && foodOf(form.food, read),
    durability: durabilityOf(form, read),
    withdrawal: form.withdrawal.reason === "none" ? null : { ...form.withdrawal, reason: form.withdrawal.reason },
    safety: isSameValue(form.safety, emptySafety) ? null : form.safety,
    offer: offerOf(form, read),
    deliveryDays: daysOf(form, read),
    media: { images },
    en: englishOf(form),
  };
  return { input, problems };
}

function packsOf(
  path: string,
  { packOfSix, packOfTwelve }: { packOfSix: string; packOfTwelve: string },
  { cents }: Readers,
) {
  return {
    packOfSix: cents(`${path}.packOfSix`, packOfSix),
    packOfTwelve: cents(`${path}.packOfTwelve`, packOfTwelve),
  };
}

function variantOf(variant: VariantForm, path: string, read: Readers) {
  const { key, value } = variant;
  if (value.trim() === "") read.missing(`${path}.value`);
  return {
    key,
    value,
    price: read.cents(`${path}.price`, variant.price),
    size: read.decimal(`${path}.size`, variant.size),
    deposit: read.cents(`${path}.deposit`, variant.deposit),
    packs: variant.packs === "own" ? packsOf(`${path}.packs`, variant, read) : null,
    stock: read.integer(`${path}.stock`, variant.stock),
  };
}

/** The nutrition table must be complete or empty. */
function foodOf({ ingredients, allergens, alcohol, nutrition, storage }: FoodForm, read: Readers) {
  const isNone = nutrients.every((name) => nutrition[name].trim() === "");
  const amounts = nutrients.map((name) => {
    const amount = read.decimal(`food.nutrition.${name}`, nutrition[name]);
    if (amount === null && !isNone) read.missing(`food.nutrition.${name}`);
    return [name, amount ?? 0];
  });
  const table = Object.fromEntries(amounts) as Record<(typeof nutrients)[number], number>;
  return {
    ingredients,
    allergens,
    storage,
    alcohol: read.decimal("food.alcohol", alcohol),
    nutrition: isNone ? null : table,
  };
}

function durabilityOf({ durability: { years, text } }: ProductForm, read: Readers) {
  const integer = read.integer("durability.years", years);
  if (integer === null && text.trim() !== "") read.missing("durability.years");
  return integer === null ? null : { years: integer, text };
}

function offerOf({ offer: { isOn, until } }: ProductForm, read: Readers) {
  if (!isOn) return null;
  if (until === null) read.missing("offer.until");
  return { until: until ?? "" };
}

function daysOf({ deliveryDays: { from, to } }: ProductForm, read: Readers) {
  const first = read.integer("deliveryDays.from", from);
  const last = read.integer("deliveryDays.to", to);
  if (first === null && last === null) return null;
  if (first === null) read.missing("deliveryDays.from");
  if (last === null) read.missing("deliveryDays.to");
  return { from: first ?? 0, to: last ?? 0 };
}

function englishOf({ en: { durability, withdrawal, warnings, ...en }, variants }: ProductForm) {
  return {
    ...en,
    durability: { text: durability },
    withdrawal: { text: withdrawal },
    safety: { warnings },
    variants: variants.map((variant) => variant.en),
  };
}
