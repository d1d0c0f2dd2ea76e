import { describe, expect, it } from "vitest";
import { countryName } from "./countries.ts";
import { countryCode, shopChange, shopSettings, defaultShopSettings } from "./settings.ts";
import { z } from "zod";

const change = shopChange(z.unknown());
const isTaken = (code: string): boolean => countryCode.safeParse(code).success;

describe("a country", () => {
  it.each(["DE", "at", " CH ", "GB", "XK"])("is %j", (code) => expect(isTaken(code)).toBe(true));

  it.each(["ZZ", "EU", "QQ", "UK", "SU", "YU", "XA", "DEU", "D", "1A", ""])("is not %j", (code) =>
    expect(isTaken(code)).toBe(false),
  );

  it("that is none can no longer be set, but settings that have it are still read", () => {
    expect(change.safeParse({ countries: ["DE", "UK"] }).success).toBe(false);
    expect(shopSettings.safeParse({ ...defaultShopSettings, countries: ["DE", "UK"] }).success).toBe(true);
  });
});

it("a country has its name; that of an erased customer, which is none, does not throw", () => {
  expect(["AT", "", "xx"].map((code) => countryName(code, "de"))).toEqual(["Österreich", "", "xx"]);
});
