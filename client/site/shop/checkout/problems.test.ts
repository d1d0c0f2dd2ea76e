import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { type Choices, problemsOf, refusedFields, shownStep, stepOfFields } from "./problems.ts";

const choices: Choices = {
  countries: ["DE", "AT"],
  deliveries: ["shipping", "pickup"],
  payments: ["invoice"],
  minAge: 0,
};
const empty: Draft = {
  firstName: "",
  lastName: "",
  street: "",
  zip: "",
  city: "",
  country: "DE",
  email: "",
  phone: "",
  delivery: "",
  payment: "",
  comment: "",
  age: "",
  key: "",
};
const address = {
  firstName: "Änne",
  lastName: "Öz",
  street: "Hang 1",
  zip: "98999",
  city: "Au",
  country: "DE",
  email: "a@example.org",
};
const whole: Draft = { ...empty, ...address, delivery: "pickup", payment: "invoice" };

describe("the address", () => {
  it("names every field that is missing, except the phone", () => {
    expect(Object.keys(problemsOf("address", empty, choices))).toEqual([
      "firstName",
      "lastName",
      "street",
      "zip",
      "city",
      "email",
    ]);
    expect(problemsOf("address", whole, choices)).toEqual({});
  });

  it.each([
    [{ zip: "9899" }, { zip: "zip" }],
    [{ zip: "1010", country: "AT" }, {}],
    [{ zip: " ", country: "AT" }, { zip: "zipOther" }],
    [{ country: "US" }, { country: "choose" }],
    [{ lastName: "Ö" }, { lastName: "short" }],
    [{ email: "a@b" }, { email: "email" }],
  ])("with %j has the problems %j", (change, problems) =>
    expect(problemsOf("address", { ...whole, ...change }, choices)).toEqual(problems),
  );
});

describe("a step", () => {
  it("is shown when those before it are right", () => {
    expect(shownStep("review", empty, choices)).toBe("address");
    expect(shownStep("review", { ...whole, payment: "creditcard" }, choices)).toBe("delivery");
    expect(shownStep("review", whole, choices)).toBe("review");
    expect(shownStep("delivery", whole, choices)).toBe("delivery");
    expect(shownStep("nonsense", whole, choices)).toBe("address");
  });

  it("with goods for adults wants a delivery that checks the age, and the declaration last", () => {
    const forAdults = { ...choices, deliveries: ["shippingAgeCheck", "pickup"], minAge: 16 };
    expect(problemsOf("delivery", { ...whole, delivery: "shipping" }, forAdults)).toEqual({ delivery: "choose" });
    expect(shownStep("review", whole, forAdults)).toBe("review");
    expect(problemsOf("review", whole, forAdults)).toEqual({ age: "age" });
    expect(problemsOf("review", { ...whole, age: "yes" }, forAdults)).toEqual({});
  });
});

describe("what the server refuses", () => {
  it("is said at the fields that it names, of the first step that has one", () => {
    const refused = refusedFields({
      "order.zip": "Fünf Ziffern.",
      "order.payment": "Nicht angeboten.",
      items: "Zu viel.",
    });
    expect(refused).toEqual({ zip: "Fünf Ziffern.", payment: "Nicht angeboten." });
    expect(stepOfFields(Object.keys(refused))).toBe("address");
    expect(stepOfFields(["comment", "age"])).toBe("delivery");
    expect(stepOfFields(Object.keys(refusedFields({ age: "Bitte bestätigen." })))).toBe("review");
    expect(refusedFields({ "items.0.amount": "Fehlt.", total: "Fehlt." })).toEqual({});
  });
});
