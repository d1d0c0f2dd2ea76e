import { expect, it } from "vitest";
import { createMessageInput } from "#contract/schemas/new-message.ts";
import { foundIn } from "../forms/problems.ts";
import { problemsOf } from "./problems.ts";

const right = {
  first_name: "Änne",
  last_name: "O’Brien",
  phone: "",
  email: "aenne@example.org",
  message: "Hallo",
  website: "",
  topic: "",
};

function refusedBy({ first_name: firstName, last_name: lastName, ...others }: typeof right): string[] {
  const { error } = createMessageInput.safeParse({ firstName, lastName, ...others, captcha: { id: "x", answer: "y" } });
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

it.each<[Partial<typeof right>, string[]]>([
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
  expect(foundIn(problemsOf(values), true).map(([name]) => ours[name] ?? name)).toEqual(wrong);
  expect(refusedBy(values).sort()).toEqual(wrong.toSorted());
});

it("asks for a captcha", () => {
  expect(foundIn(problemsOf(right), false)).toEqual([["captcha", "captcha"]]);
});
