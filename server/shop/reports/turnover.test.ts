import { afterAll, beforeAll, expect, it } from "vitest";
import { judgeIncome } from "#contract/shop/association-income.ts";
import { judgeSmallBusiness } from "#contract/shop/small-business.ts";
import { orders } from "#db/schema/orders.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => new Date("2026-11-22T12:00:00Z");
});
afterAll(() => site.close());

const business = () => site.trpc("admin").shopSettings.smallBusiness.query();
const warned = async () => {
  const attention = await site.trpc("admin").overview.checks.query();
  return attention.map(({ kind }) => kind).filter((kind) => kind.startsWith("turnover"));
};

it.each([
  ["nothing", 0, 0, "fine"],
  ["near last year's limit this year", 0, 20_000_01, "near"],
  ["last year nearly at the limit", 20_000_01, 0, "near"],
  ["exactly at both limits", 25_000_00, 100_000_00, "near"],
  ["above last year's", 25_000_01, 0, "over"],
  ["above this year's", 0, 100_000_01, "over"],
] as const)("%s", (_what, lastYear, thisYear, state) => {
  expect(judgeSmallBusiness({ lastYear, thisYear }, "2026-11-22").state).toBe(state);
});

it("holds the limits of then", () => {
  expect(judgeSmallBusiness({ lastYear: 22_000_01, thisYear: 0 }, "2024-12-31").state).toBe("over");
  expect(judgeSmallBusiness({ lastYear: 22_000_01, thisYear: 0 }, "2025-01-01").state).toBe("near");
});

it("counts what was ordered and not cancelled, less what was paid back, by the years of the place", async () => {
  await openShop(site, { smallBusiness: true, shipping: [{ from: 1, cents: 0 }] });
  const press = await storeProduct(site.services.database.db, { title: "Presse", price: 1_000_000, deposit: 0 });
  const buy = (amount: number) => placed(site, { items: [{ item: press.id, amount }] });
  expect(await business()).toMatchObject({ state: "fine", turnover: { lastYear: 0, thisYear: 0 } });
  await buy(1);
  site.services.now = () => new Date("2025-12-31T23:30:00Z");
  await buy(1);
  site.services.now = () => new Date("2025-12-31T22:30:00Z");
  await buy(1);
  site.services.now = () => new Date("2026-11-22T12:00:00Z");
  expect(await business()).toMatchObject({ state: "fine", turnover: { lastYear: 1_000_000, thisYear: 2_000_000 } });
  expect(await warned()).toEqual([]);
  await buy(1);
  expect(await warned()).toEqual(["turnoverNear"]);
  await buy(8);
  expect(await warned()).toEqual(["turnoverOver"]);
  await site.services.database.db.update(orders).set({ released: new Date(), paidAt: new Date() });
  expect(await warned()).toEqual(["turnoverOver"]);
  await site.services.database.db.update(orders).set({ paidAt: null });
  expect(await business()).toMatchObject({ state: "fine", turnover: { thisYear: 0 } });
  await site.services.database.db.update(orders).set({ released: null });
  await site.services.database.db.update(orders).set({ cancelled: new Date() });
  expect(await business()).toMatchObject({ state: "fine" });
  await openShop(site, { smallBusiness: false });
  expect(await business()).toBeNull();
});

it.each([
  [40_000_00, "2026-11-22", "fine"],
  [40_000_01, "2026-11-22", "near"],
  [50_000_00, "2026-11-22", "near"],
  [50_000_01, "2026-11-22", "over"],
  [45_000_01, "2025-12-31", "over"],
] as const)("an association's income of %i on %s is %s", (cents, day, state) => {
  expect(judgeIncome(cents, day).state).toBe(state);
});

it("compares what came in this year with the limit of associations", async () => {
  const read = () => site.trpc("admin").shopSettings.taxLimits.query();
  const before = (await read())?.income.cents ?? 0;
  await openShop(site, { smallBusiness: false, shipping: [{ from: 1, cents: 0 }] });
  const cake = await storeProduct(site.services.database.db, { title: "Kuchen", price: 1_000, deposit: 0 });
  const { _id } = await placed(site, { items: [{ item: cake.id, amount: 2 }] });
  expect((await read())?.income.cents).toBe(before);
  await site.request("PUT", "/api/v0/shop/markPayed/", { as: "admin", body: { _id } });
  expect(await read()).toMatchObject({
    year: 2026,
    income: { cents: before + 2_000, limitCents: 50_000_00 },
    smallBusiness: null,
  });
  await openShop(site, { enabled: false });
  expect(await read()).toBeNull();
});
