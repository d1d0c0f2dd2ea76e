import { expect, test } from "vitest";
import { emailsOf, errorsByLine, linesOf } from "./recipients-form.ts";

const lines = [...linesOf(["a@example.org"]), { key: "empty", email: " " }, { key: "wrong", email: " x " }];

test("empty lines are no addresses, and no change", () => {
  expect(emailsOf(lines)).toEqual(["a@example.org", "x"]);
  expect(emailsOf([...linesOf(["a@example.org"]), { key: "new", email: "" }])).toEqual(["a@example.org"]);
});

test("the server's problems come to the line that they are about, empty lines before it or not", () => {
  const problems = { "notify.message.1": "keine Adresse", "notify.order.0": "auch keine", version: "falsch" };
  expect(errorsByLine(problems, { message: lines, order: lines })).toEqual({
    "message wrong": "keine Adresse",
    "order a@example.org": "auch keine",
  });
});
