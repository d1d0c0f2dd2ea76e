import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

let isPrepared = false;

test.describe.serial("a serial group", () => {
  test("prepares", () => {
    isPrepared = true;
  });
  test("needs the first, and passes when the group runs a second time", () => {
    expect(isPrepared).toBe(true);
    const marker = process.env["MARKER"] ?? "";
    const isSecond = existsSync(marker);
    writeFileSync(marker, "");
    expect(isSecond).toBe(true);
  });
  test("needs the second", () => {});
});

test.skip("is left out on purpose", () => {});
