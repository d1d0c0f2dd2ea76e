import { expect, it } from "vitest";
import { defaultSettings } from "#contract/schemas/settings.ts";
import { carriedOver } from "../../kernel/settings/carried-over.ts";
import { type Printed, sellerOf } from "./content.ts";

const settings: Printed = carriedOver(defaultSettings);
const account = { ...settings.shop, bankAccount: { ...settings.shop.bankAccount, holder: "Demohof e. V." } };
const named = (more: Partial<Printed>, language: "de" | "en" = "de") =>
  sellerOf({ ...settings, shop: account, ...more }, language).name;
const imprint = { ...settings.legal, imprint: { ...settings.legal.imprint, name: "SV Au 1921 e. V." } };
const site = { ...settings.site, name: "SV Au", en: { name: "Au United", footer: "" } };

it("is from whom the documents' settings name, then the imprint, then the site; the account's holder is the last", () => {
  const documents = { ...settings.documents, name: "SV Au Shop" };
  expect(named({ documents, legal: imprint, site, title: "Fußball in Au" })).toBe("SV Au Shop");
  expect(named({ legal: imprint, site, title: "Fußball in Au" })).toBe("SV Au 1921 e. V.");
  expect(named({ site, title: "Fußball in Au" })).toBe("SV Au");
  expect(named({ site, title: "Fußball in Au" }, "en")).toBe("Au United");
  expect(named({ title: "Fußball in Au" })).toBe("Fußball in Au");
  expect(named({})).toBe("Demohof e. V.");
});
