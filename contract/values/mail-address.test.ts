import { expect, test } from "vitest";
import { addressesIn, isMailAddress, isPlainAddress, wrongAddressesIn } from "./mail-address.ts";
import { storedFields } from "#contract/schemas/settings.ts";
import { defaultLegalForms } from "#contract/schemas/legal.ts";
import { email, mailboxOrNone, storedEmail } from "#contract/fields/text.ts";

test.each([
  "anna@example.org",
  "anna.kern+most@mail.example.co.uk",
  "o'neil@example.org",
  "jörg@müller.example",
  "a@xn--mller-kva.example",
  "1@2.example",
  `${"a".repeat(64)}@example.org`,
  `a@${"ü".repeat(30)}.example`,
])("%s is an address", (text) => {
  expect(isMailAddress(text)).toBe(true);
  expect(email.parse(text)).toBe(text);
  expect(mailboxOrNone.parse(`Verein <${text}>`)).toBe(`Verein <${text}>`);
});

test.each([
  "a@example..org",
  "a@-example.org",
  "a@example-.org",
  "a@example.org!",
  "a@.example.org",
  ".a@example.org",
  "a.@example.org",
  "a..b@example.org",
  "a b@example.org",
  "a@example",
  "a@example.o",
  "a@1.2.3.4",
  "a@exa_mple.org",
  "@example.org",
  "a@",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(64)}.org`,
  `${"ö".repeat(33)}@example.org`,
  `a@${"ü".repeat(60)}.example`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.example.org`,
  "a@example.1a",
  "\u0308a@example.org",
  "a b",
])("%j is none", (text) => {
  expect(isMailAddress(text)).toBe(false);
  expect(email.safeParse(text).success).toBe(false);
  for (const mailbox of [text, `Verein <${text}>`])
    expect(mailboxOrNone.safeParse(mailbox).success, mailbox).toBe(false);
});

test("what earlier releases took can still be looked for, and restored", () => {
  for (const text of ["a@example..org", "a@example.org!", "a@-example.org", "info@example.org."])
    expect(storedEmail.parse(text)).toBe(text);
  expect(storedEmail.safeParse("a b@example.org").success).toBe(false);
  const notify = { message: ["a@example..org"], order: [] };
  expect(storedFields.shape.notify.parse(notify)).toEqual(notify);
  const imprint = { ...defaultLegalForms.imprint, mail: "a@example.org!" };
  expect(storedFields.shape.legal.parse({ ...defaultLegalForms, imprint }).imprint.mail).toBe("a@example.org!");
});

test("the signs of a host have their usual width", () => {
  expect(isMailAddress("a@ｅｘａｍｐｌｅ.org")).toBe(false);
  expect(email.parse("a@ｅｘａｍｐｌｅ.org")).toBe("a@example.org");
});

test("the dot behind a host is left out", () => {
  expect(email.parse(" Info@Example.org. ")).toBe("info@example.org");
  expect(mailboxOrNone.parse("info@example.org.")).toBe("info@example.org");
  expect(mailboxOrNone.parse("Verein <Info@example.org.>")).toBe("Verein <Info@example.org>");
});

test.each([
  ["", []],
  ["kein Mensch", []],
  ["Anna Apfel <Anna@Example.org>, berta@example.org;\nanna@example.org", ["anna@example.org", "berta@example.org"]],
  ['"Cox, Carl";carl@example.org;2026-10-03', ["carl@example.org"]],
  ["Schreib an info@example.org. Oder an 'post@example.org'!", ["info@example.org", "post@example.org"]],
  ["»a@example.org« und b@example.org…", ["a@example.org", "b@example.org"]],
  [`a@example.org${".".repeat(100_000)}x`, []],
  ["mailto:a@example.org?subject=x a@b a@example..org", []],
])("in %j are %j", (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
});

test("an address outside ASCII before the @ is told apart", () => {
  expect(isPlainAddress("anna@müller.example")).toBe(true);
  expect(isPlainAddress("jörg@example.org")).toBe(false);
});

test("what was meant as an address and is none is named, each once", () => {
  const text = "Anna <anna@example.org>, bert@example, cora@@example.org; bert@example dora@example.org. @";
  expect(wrongAddressesIn(text)).toEqual(["bert@example", "cora@@example.org", "@"]);
  expect(wrongAddressesIn("ingo(at)example.org; Uta [at] example.org (at noon)")).toEqual([
    "ingo(at)example.org",
    "Uta [at] example.org",
  ]);
});
