import { describe, expect, it } from "vitest";
import type { Credit } from "#contract/shop/bank.ts";
import { type Candidate, match } from "./match.ts";
import { hasName, referencesIn } from "./references.ts";

it.each([
  ["Bestellung B1001", [1001]],
  ["b1001", [1001]],
  ["B 1001, danke", [1001]],
  ["B-1001", [1001]],
  ["Bestellnr. 10015", [10_015]],
  ["Bestellung Nr. 1001", [1001]],
  ["BESTELLNUMMER:1001", [1001]],
  ["Order no. 1001", [1001]],
  ["EREF+B1001 KREF+77", [1001]],
  ["B10 01", [1001]],
  ["Rechnung vom 01.12.2026", []],
  ["Klub 2026", []],
  ["DE02120300000000202051", []],
])("%j calls orders by the numbers %j", (text, numbers) => expect(referencesIn(text).named).toEqual(numbers));

it.each([
  ["MUELLER, ERIKA", "Müller", true],
  ["Muller Erika", "Müller", true],
  ["Erika Müller", "MUELLER", true],
  ["Łódź-Kowalska", "Kowalska", true],
  ["Groß", "Gross", true],
  ["Obermüller", "Müller", false],
  ["Anna O'Neill", "O’Neill", true],
])("the name in %j is %j: %j", (text, name, is) => expect(hasName(text, name)).toBe(is));

const candidate = (number: number, rest: Partial<Candidate> = {}): Candidate => ({
  id: `id-${number}`,
  number,
  firstName: "Erika",
  lastName: "Muster",
  total: 4140,
  currency: "EUR",
  state: "unpaid",
  invoice: null,
  ...rest,
});

let hashes = 0;
const credit = (text: string, rest: Partial<Credit> = {}): Credit => {
  hashes += 1;
  return { hash: `h${hashes}`, day: "2026-11-12", cents: 4140, currency: "EUR", name: "Otto Fremd", text, ...rest };
};

const judge = (credits: Credit[], candidates: Candidate[], booked = new Map<string, Candidate | null>()) =>
  match(credits, candidates, booked).map(({ certainty, amount, problem, order, others }) =>
    [certainty, amount, problem, [order, ...others].map((one) => one?.number).join("+")].join(" "),
  );

describe("a credit", () => {
  it.each<[string, Credit, string]>([
    ["that calls an order and is its sum", credit("B1001"), "certain exact  1001"],
    ["that is too little", credit("B1001", { cents: 4000 }), "likely less  1001"],
    ["that is too much", credit("B1001", { cents: 4200 }), "likely more  1001"],
    ["in another currency", credit("B1001", { currency: "CHF" }), "none exact currency 1001"],
    ["for what is paid", credit("B1003"), "none exact paid 1003"],
    ["for what is cancelled", credit("Bestellung 1004"), "none exact cancelled 1004"],
    [
      "that calls two orders, and is their sum",
      credit("B1001 und B1002", { cents: 8280 }),
      "certain together  1001+1002",
    ],
    ["that calls two orders, and is not their sum", credit("B1001 und B1002"), "none  several 1001+1002"],
    ["that calls two orders, one of them paid", credit("B1001 B1003", { cents: 8280 }), "none  several 1001+1003"],
    ["with two numbers alone, and their sum", credit("1001, 1002", { cents: 8280 }), "likely together  1001+1002"],
    ["with a number alone, and its sum", credit("1001"), "likely exact  1001"],
    ["with a number alone, its sum and the name", credit("1001", { name: "MUSTER" }), "certain exact  1001"],
    ["with a number alone, and the name", credit("1001 Muster", { cents: 1 }), "likely less  1001"],
    ["with a number that is a year or something else", credit("Spende 1001", { cents: 1 }), "none   "],
    ["without a number, of a sum and a name", credit("Danke", { name: "Erika Muster" }), "likely exact  1001"],
    ["of a sum alone", credit("Danke"), "none   "],
    ["that calls an invoice", credit("Rechnung RE-1044"), "certain exact  1002"],
    ["that calls an invoice and its order", credit("B1002, RE 1044"), "certain exact  1002"],
    ["that calls an invoice of nobody, though an order has that number", credit("Rg. Nr. 1001"), "none   "],
    ["of somebody", credit("Danke", { name: "Erika Muster", cents: 5 }), "none   "],
  ])("%s", (_what, one, judged) => {
    const candidates = [
      candidate(1001),
      candidate(1002, { lastName: "Zweite", invoice: "RE-1044" }),
      candidate(1003, { state: "paid" }),
      candidate(1004, { state: "cancelled" }),
    ];
    expect(judge([one], candidates)).toEqual([judged]);
  });

  it("that was booked before is known again, whatever it says", () => {
    const known = credit("B1001");
    const order = candidate(1001, { state: "paid" });
    expect(judge([known], [order], new Map([[known.hash, order]]))).toEqual(["none  booked 1001"]);
    expect(judge([known], [candidate(1001)], new Map([[known.hash, null]]))).toEqual(["none  booked "]);
  });
});

describe("a credit for several orders of one person", () => {
  const name = "Erika Muster";
  const orders = [100, 200, 300, 700].map((total, index) => candidate(1001 + index, { total }));
  it.each([
    ["names all of them", 1300, "likely together  1001+1002+1003+1004"],
    ["names two of them", 900, "likely together  1002+1004"],
    ["is for one of them first", 300, "likely exact  1003"],
    ["is for none, if it could be for others as well", 1000, "none   "],
    ["is for none, if the sum is another", 150, "none   "],
  ])("%s", (_what, cents, judged) => expect(judge([credit("Danke", { name, cents })], orders)).toEqual([judged]));

  it("leaves those that another credit pays", () => {
    const pays = credit("B1002", { cents: 200 });
    expect(judge([credit("Danke", { name, cents: 900 }), pays], orders)).toEqual(["none   ", "certain exact  1002"]);
    expect(judge([credit("B1002 B1004", { cents: 900 }), pays], orders)).toEqual([
      "none together twice 1002+1004",
      "certain exact  1002",
    ]);
  });
});

describe("credits together", () => {
  it("pay an order in parts", () => {
    const parts = [credit("B1001", { cents: 4000 }), credit("B1001 Rest", { cents: 140 })];
    expect(judge(parts, [candidate(1001)])).toEqual(["certain part  1001", "certain part  1001"]);
  });

  it("pay it once: the second one is said to be too many", () => {
    const twice = [credit("B1001", { cents: 1 }), credit("B1001"), credit("B1001")];
    expect(judge(twice, [candidate(1001)])).toEqual([
      "none less twice 1001",
      "certain exact  1001",
      "none exact twice 1001",
    ]);
  });

  it("of one person and one sum pay the orders one after the other, not those that are named", () => {
    const name = "Erika Muster";
    const credits = [
      credit("Danke", { name }),
      credit("B1001", { name }),
      credit("Merci", { name }),
      credit("Grazie", { name }),
    ];
    expect(judge(credits, [candidate(1001), candidate(1002), candidate(1003)])).toEqual([
      "likely exact  1002",
      "certain exact  1001",
      "likely exact  1003",
      "none   ",
    ]);
  });
});
