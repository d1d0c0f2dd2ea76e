// The form finds the same fields wrong as the server does, so that nobody is refused what the form let through.
import { expect, it } from "vitest";
import { createMessageInput } from "#contract/new-message.ts";
import { problemsOf, type Values } from "./problems.ts";

const right: Values = {
  first_name: "Änne",
  last_name: "O’Brien",
  phone: "",
  email: "aenne@example.org",
  message: "Hallo",
  website: "",
};

function refusedBy({ first_name: firstName, last_name: lastName, ...others }: Values): string[] {
  const { error } = createMessageInput.safeParse({ firstName, lastName, ...others, captcha: { id: "x", answer: "y" } });
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

it.each<[Partial<Values>, string[]]>([
  [{}, []],
  [{ first_name: " ", last_name: "" }, ["firstName", "lastName"]],
  [{ first_name: "x", last_name: " y " }, ["firstName", "lastName"]],
  [{ first_name: "Li" }, []],
  [{ email: "" }, ["email"]],
  [{ email: "x@" }, ["email"]],
  [{ email: "x@example" }, ["email"]],
  [{ email: " A@Example.org " }, []],
  [{ message: "\n " }, ["message"]],
  [{ message: "!" }, ["message"]],
  [{ message: "Ja" }, []],
])("%o", (typed, wrong) => {
  const values = { ...right, ...typed };
  const ours: Record<string, string> = { first_name: "firstName", last_name: "lastName" };
  expect(Object.keys(problemsOf(values, true)).map((name) => ours[name] ?? name)).toEqual(wrong);
  expect(refusedBy(values).sort()).toEqual(wrong.toSorted());
});

it("asks for a captcha", () => {
  expect(problemsOf(right, false)).toEqual({ captcha: "captcha" });
});
