import { existsSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each([1, 2, 3, 4])("failure %i of too many, which would pass again", (number) => {
  const marker = `${process.env["MARKER"]}-${number}`;
  const isSecond = existsSync(marker);
  writeFileSync(marker, "");
  expect(isSecond).toBe(true);
});
