import { expect, test } from "vitest";
import { affectedTests } from "./affected.ts";

const known = [
  "e2e/list.spec.ts",
  "e2e/site.ts",
  "server/entries/rules.ts",
  "server/entries/rules.test.ts",
  "server/entries/entries.test.ts",
  "server/entries/words/de.ts",
  "server/files/store.ts",
  "server/boundaries.test.ts",
  "vite.config.ts",
];

test("a file has the tests beside it, or of the nearest folder above that has any", () => {
  const beside = ["server/entries/entries.test.ts", "server/entries/rules.test.ts"];
  expect(affectedTests(["server/entries/rules.ts"], known)).toEqual({ vitest: beside, browser: [] });
  expect(affectedTests(["server/entries/words/de.ts"], known).vitest).toEqual(beside);
  expect(affectedTests(["server/files/store.ts"], known).vitest).toEqual(["server/boundaries.test.ts"]);
  expect(affectedTests(["vite.config.ts", "e2e/site.ts"], known)).toEqual({ vitest: [], browser: [] });
});

test("a changed test is run itself, once, unless it was removed", () => {
  const changed = [
    "server/entries/rules.test.ts",
    "e2e/list.spec.ts",
    "e2e/gone.spec.ts",
    "server/entries/gone.test.ts",
  ];
  expect(affectedTests(changed, known)).toEqual({
    vitest: ["server/entries/rules.test.ts"],
    browser: ["e2e/list.spec.ts"],
  });
  expect(affectedTests(["server/files/gone.ts"], known).vitest).toEqual(["server/boundaries.test.ts"]);
});
