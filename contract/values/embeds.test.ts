import { expect, it } from "vitest";
import { embeddedHost, embedFramePath, isListedHost } from "./embeds.ts";

it.each([
  ["https://Liga.Example/tabelle", "liga.example"],
  ["https://liga.example", "liga.example"],
  ["http://liga.example/", null],
  ["https://liga.example:8443/", null],
  ["https://liga.example@other.example/", null],
  ["https:liga.example", null],
  ["//liga.example/", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the host of %s is %s", (url, host) => expect(embeddedHost(url)).toBe(host));

it("only the host itself is listed, and an address travels as one value", () => {
  expect(isListedHost("https://liga.example/a", ["liga.example"])).toBe(true);
  expect(isListedHost("https://www.liga.example/a", ["liga.example"])).toBe(false);
  expect(isListedHost("https://liga.example.org/a", ["liga.example"])).toBe(false);
  const url = "https://liga.example/a?b=1&c=ä#d";
  expect(new URL(embedFramePath(url), "https://hof.example").searchParams.get("adresse")).toBe(url);
});
