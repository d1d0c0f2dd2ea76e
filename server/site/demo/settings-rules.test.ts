import { describe, expect, it } from "vitest";
import { exchanged, groupsOf, joined, lostParts } from "./settings-rules.ts";

const demo = {
  legal: { privacy: { logDays: 14, isOwnServer: true, host: "" } },
  meta: { sites: [{ path: "/a", t: "A" }] },
};
const first = { legal: { privacy: { logDays: 0, isOwnServer: false, host: "" } }, meta: { sites: [] as object[] } };
const without = (current: unknown, spared: string[] = []) =>
  exchanged(current, { from: demo, to: first, isSpared: (path) => spared.includes(path) });

describe("exchanged", () => {
  it("takes a form of the law as one: with an own word in it, all of it stays", () => {
    expect(without(demo)).toEqual(first);
    const own = { ...demo, legal: { privacy: { ...demo.legal.privacy, host: "Anbieter GmbH" } } };
    expect(without(own)).toEqual({ ...first, legal: own.legal });
  });

  it("leaves alone what is spared", () => {
    expect(without(demo, ["legal.privacy"])).toEqual({ ...first, legal: demo.legal });
  });
});

describe("lostParts", () => {
  it("is exactly what the change took, a form of the law as a whole", () => {
    const own = { legal: demo.legal, meta: { sites: [...demo.meta.sites, { path: "/b", t: "B" }] } };
    expect(lostParts(own, without(own))).toEqual({ legal: demo.legal, meta: demo.meta });
    expect(lostParts(own, own)).toBeUndefined();
  });

  it("brings back what it took, and nothing else", () => {
    const own = { legal: demo.legal, meta: { sites: [...demo.meta.sites, { path: "/b", t: "B" }] } };
    const after = without(own);
    const back = exchanged(after, { from: first, to: lostParts(own, after), isSpared: () => false });
    expect(back).toEqual({ ...own, meta: { sites: own.meta.sites.toReversed() } });
  });
});

it("joins what went one after the other", () => {
  const later = { shop: { pickup: true }, meta: { sites: [{ path: "/b", t: "B" }] } };
  expect(joined({ shop: { iban: "DE" }, meta: demo.meta }, later)).toEqual({
    shop: { iban: "DE", pickup: true },
    meta: { sites: [...demo.meta.sites, ...later.meta.sites] },
  });
});

it("names what parts are about", () => {
  const parts = {
    site: { address: {}, openingHours: [] },
    shop: { bankAccount: {}, pickup: true },
    title: "Hof",
    navigation: { main: [] },
  };
  expect(groupsOf(parts)).toEqual(new Set(["address", "hours", "account", "terms", "texts", "menus"]));
});
