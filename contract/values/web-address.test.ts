import { expect, it } from "vitest";
import { hostIn, isWebAddress } from "./web-address.ts";

it.each([
  ["example.org", "example.org"],
  [" https://www.Example.org/weg ", "www.example.org"],
  ["mühle.example", "xn--mhle-0ra.example"],
  ["", null],
  ["localhost", null],
  ["a b.example", null],
  ["user@example.org", null],
  ["example.org,evil.example", null],
  ['a"b.example', null],
  ["example.org;x.y", null],
  ["example.org.", "example.org"],
  ["-a.example", null],
  ["example..org", null],
  ["//example.org", null],
  ["https://", null],
  ["example.org\\evil", null],
  ["192.168.1.1", null],
  [`${"a".repeat(64)}.example`, null],
])("reads %j as the host %j", (domain, host) => {
  expect(hostIn(domain)).toBe(host);
});

it.each([
  ["https://www.facebook.com/mosthof", true],
  ["HTTP://mühle.example", true],
  ["https://facebook", false],
  ["https://", false],
  ["https://anna:geheim@example.org", false],
  ["javascript:alert(1)", false],
  ["https://exa mple.org", false],
  ["www.example.org", false],
])("%s is the address of a website: %s", (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne);
});
