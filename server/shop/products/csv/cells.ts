import { centsOf, decimalOf, typedCents, typedNumber, integerOf } from "#contract/shop/typed-numbers.ts";
import type { Language } from "../../../kernel/context.ts";
import { sentence, type SentenceKey } from "../../../kernel/sentences.ts";

export type Value = string | number | boolean | null | string[];

/** `problem` is a key below `problems` in locales/*\/productcsv.json. */
export type CellProblem = { problem: "money" | "decimal" | "whole" | "choice"; choices?: readonly ChoiceKey[] };

export type Kind = {
  empty: Value;
  write: (value: Value, language: Language) => string;
  read: (cell: string) => Value | CellProblem;
};

type ChoiceKey = Extract<SentenceKey, `productcsv:values.${string}`>;

export const isProblem = (read: Value | CellProblem): read is CellProblem =>
  typeof read === "object" && read !== null && "problem" in read;

const orProblem = (value: number | null, problem: CellProblem["problem"]): Value | CellProblem => value ?? { problem };

export const text: Kind = {
  empty: "",
  write: String,
  read: (cell) => cell.replace(/\r\n?/gu, "\n").trim(),
};

const moneyOr = (empty: number | null): Kind => ({
  empty,
  write: (value, language) => typedCents(value as number | null, language),
  read: (cell) => orProblem(centsOf(cell), "money"),
});
export const money = moneyOr(null);
export const deposit = moneyOr(0);

export const decimal: Kind = {
  empty: null,
  write: (value, language) => typedNumber(value as number | null, language),
  read: (cell) => orProblem(decimalOf(cell), "decimal"),
};

const integerOr = (empty: number | null): Kind => ({
  empty,
  write: (value) => (value === null ? "" : String(value as number)),
  read: (cell) => orProblem(integerOf(cell), "whole"),
});
export const integer = integerOr(null);
export const age = { ...integerOr(0), write: (value: Value) => (value === 0 ? "" : String(value as number)) };

const ticked = new Map<string, Value>([
  ["wahr", true],
  ["true", true],
  ["1", true],
  ["x", true],
  ["falsch", false],
  ["false", false],
  ["0", false],
]);

/**
 * @param empty the value of an empty cell
 * @param others further words that a cell may contain, besides the German and English ones
 */
function choice(words: ReadonlyMap<Value, ChoiceKey>, empty: Value, others = new Map<string, Value>()): Kind {
  const named = (cell: string, key: ChoiceKey): boolean =>
    (["de", "en"] as const).some((language) => sentence(language, key).toLowerCase() === cell);
  return {
    empty,
    write: (value, language) => {
      const key = words.get(value);
      return key ? sentence(language, key) : "";
    },
    read: (cell) => {
      const wanted = cell.trim().toLowerCase();
      const other = others.get(wanted);
      if (other !== undefined) return other;
      const found = [...words].find(([value, key]) => value === wanted || named(wanted, key));
      return found ? found[0] : { problem: "choice", choices: [...words.values()] };
    },
  };
}

export const flag = choice(
  new Map([
    [true, "productcsv:values.yes"],
    [false, "productcsv:values.no"],
  ]),
  false,
  ticked,
);
export const tax = choice(
  new Map([
    ["standard", "productcsv:values.standard"],
    ["reduced", "productcsv:values.reduced"],
    ["zero", "productcsv:values.zero"],
  ]),
  "standard",
);
export const goods = choice(
  new Map([
    ["drink", "productcsv:values.drink"],
    ["food", "productcsv:values.food"],
    ["clothing", "productcsv:values.clothing"],
    ["ticket", "productcsv:values.ticket"],
    ["other", "productcsv:values.other"],
  ]),
  "other",
);
export const reason = choice(
  new Map([
    ["sealed", "productcsv:values.sealed"],
    ["perishable", "productcsv:values.perishable"],
    ["dated", "productcsv:values.dated"],
  ]),
  null,
);

/** Each item is on its own line, because a tag may contain any other separator. */
export const list: Kind = {
  empty: [],
  write: (value) => (value as string[]).join("\n"),
  read: (cell) => cell.split(/[\r\n]+/u).flatMap((one) => (one.trim() === "" ? [] : one.trim())),
};
