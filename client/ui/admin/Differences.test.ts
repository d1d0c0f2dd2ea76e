import { expect, test } from "vitest";
import { differing, type Fact } from "./Differences.tsx";

const fact = (key: string, value: string): Fact => ({ key, name: key.toUpperCase(), value });

test("a conflict shows both values of what differs, also of what only one version has", () => {
  const mine = [fact("title", "Meins"), fact("author", "Erna"), fact("new", "Dazu")];
  const theirs = [fact("title", "Ihres"), fact("author", "Erna"), fact("old", "Noch da")];
  const rows = differing(mine, theirs).map(({ key, own, other }) => [key, own, other]);
  expect(rows.toSorted()).toEqual([
    ["new", "Dazu", ""],
    ["old", "", "Noch da"],
    ["title", "Meins", "Ihres"],
  ]);
});
