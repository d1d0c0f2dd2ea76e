import { expect, it } from "vitest";
import { createCommentInput } from "#contract/schemas/comments.ts";
import { limits } from "#contract/values/limits.ts";
import { foundIn } from "../forms/problems.ts";
import { problemsOf } from "./problems.ts";

const right = { name: "Änne", email: "aenne@example.org", text: "Schön war es!", website: "" };
const captcha = { id: "x", answer: "y" };

it.each<[string, Partial<typeof right>, string[]]>([
  ["nothing", {}, []],
  ["a blank name", { name: " " }, ["name"]],
  ["a short name", { name: "x" }, ["name"]],
  ["no address", { email: "" }, ["email"]],
  ["half an address", { email: "x@example" }, ["email"]],
  ["no text", { text: "\n " }, ["text"]],
  ["a short text", { text: "!" }, ["text"]],
  ["the longest text", { text: "ä".repeat(limits.commentLength) }, []],
  ["the longest text, with blanks around it", { text: `\r\n ${"ä".repeat(limits.commentLength)} ` }, []],
  ["the longest text in lines", { text: `x\r\n${"ä".repeat(limits.commentLength - 2)}` }, []],
  ["a text that is too long", { text: "ä".repeat(limits.commentLength + 1) }, ["text"]],
])("%s", (_name, typed, wrong) => {
  const values = { ...right, ...typed };
  const { error } = createCommentInput.safeParse({ ...values, entryId: "", captcha });
  expect(foundIn(problemsOf(values), true).map(([name]) => name)).toEqual(wrong);
  expect([...new Set(error?.issues.map(({ path }) => String(path[0])))]).toEqual(wrong);
});
