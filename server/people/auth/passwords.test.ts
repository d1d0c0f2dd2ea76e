import { expect, test } from "vitest";
import { requireUncommonPassword } from "./passwords.ts";

const names = ["vorstand@example.org", "Ada", "Mosthof Sonnenau e. V.", "sonnenau.example"];

test.each([
  ["password123", "passwordCommon"],
  ["1234567890", "passwordCommon"],
  ["passwort12", "passwordCommon"],
  ["Passwort2026!", "passwordCommon"],
  ["2026-sommer", "passwordCommon"],
  ["Schmetterling7", "passwordCommon"],
  ["schlüssel123", "passwordCommon"],
  ["schluessel99", "passwordCommon"],
  ["p4ssw0rt2026", "passwordCommon"],
  ["sommersommer", "passwordCommon"],
  ["Alexander-1987", "passwordCommon"],
  ["sunshine2026", "passwordCommon"],
  ["vorstand@example.org", "passwordFromName"],
  ["Vorstand-2026", "passwordFromName"],
  ["vorstandvorstand", "passwordFromName"],
  ["Mosthof Sonnenau", "passwordFromName"],
  ["mosthof-sonnenau-26", "passwordFromName"],
  ["Sonnenau.Example", "passwordFromName"],
])("%s is refused", async (password, key) => {
  await expect(requireUncommonPassword(password, "new", names)).rejects.toMatchObject({
    details: { fields: { new: { key } } },
  });
});

test.each([
  "Sommer83-Kiste-Wolke",
  "garten9482617350",
  "kx7-wq2m-bt49",
  "Goldparmäne-im-Herbst",
  "Vorstand liest gern Krimis",
  "Ada-und-der-Kater",
])("%s is taken", async (password) => {
  await requireUncommonPassword(password, "new", names);
});
