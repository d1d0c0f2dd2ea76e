import { eq, like } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Coupon } from "#contract/shop/coupons.ts";
import { formThrottle, limits } from "#contract/values/limits.ts";
import { coupons } from "#db/schema/coupons.ts";
import { orders } from "#db/schema/orders.ts";
import { openOrderDesk, type Refused } from "#testing/order-desk.ts";
import { order, placed, totalOf } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { refusal } from "#testing/trpc-client.ts";
import { documentsOf } from "../documents/store.ts";
import { lockOrder } from "../orders/store.ts";
import { release } from "../orders/move-order.ts";
import { lockUsableCoupon } from "../pricing/redeem-coupon.ts";

const { site, db, api, read, mailsTo, admin, guest, own } = await openOrderDesk();

type RestCoupon = Omit<Coupon, "id"> & { _id: string };

async function created(fields: object): Promise<RestCoupon> {
  const { status, body } = await api("POST", "/coupon/", { kind: "sum", value: 500, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as RestCoupon;
}

const price = async (body: object) => (await api("POST", "/shop/price/", body, "guest")).body;
const usedOf = async (id: string) => ((await api("GET", `/coupon/${id}`)).body as RestCoupon).used;

async function cart(code: string, given: { price?: number; amount?: number; stock?: number } = {}) {
  const product = await storeProduct(db, { price: given.price ?? 1000, deposit: 0, stock: given.stock ?? 100 });
  const items = [{ item: product.id, amount: given.amount ?? 1 }];
  return { items, coupon: code, order: { delivery: "pickup" } };
}

/** Orders at the price that the site tells for this coupon. */
async function orderWith(code: string, sent: Awaited<ReturnType<typeof cart>>) {
  const told = (await price({ items: sent.items, delivery: "pickup", coupon: code })) as { total?: number };
  return order(site, { ...sent, total: told.total ?? (await totalOf(site, sent.items, "pickup")) });
}

describe("a coupon", () => {
  it("is created, listed, changed and removed by REST", async () => {
    const coupon = await created({ code: "Apfel-5", until: "2026-12-24", uses: 3 });
    expect(coupon).toEqual({
      _id: expect.any(String),
      code: "Apfel-5",
      kind: "sum",
      value: 500,
      until: "2026-12-24",
      uses: 3,
      used: 0,
      updated: expect.any(String),
      version: 1,
    });
    const { body } = await api("GET", "/coupon/?sort=code&limit=200");
    expect((body as RestCoupon[]).map(({ code }) => code)).toContain("Apfel-5");
    const changed = await api("PUT", `/coupon/${coupon._id}`, { value: 600, version: 1 });
    expect(changed.body).toMatchObject({ value: 600, uses: 3, version: 2 });
    expect((await api("PUT", `/coupon/${coupon._id}`, { value: 700, version: 1 })).status).toBe(409);
    expect((await api("DELETE", `/coupon/${coupon._id}`)).status).toBe(200);
    expect((await api("GET", `/coupon/${coupon._id}`)).status).toBe(404);
  });

  it("is removed with others only if all of them are known", async () => {
    const { _id } = await created({ code: "Mehrere" });
    const refused = await api("POST", "/batch/coupon/", { remove: [_id, newId()] });
    expect([refused.status, (refused.body as Refused).code]).toEqual([404, "C404"]);
    expect((await api("GET", `/coupon/${_id}`)).status).toBe(200);
    expect((await api("POST", "/batch/coupon/", { remove: [_id, _id] })).body).toEqual({ removed: 1 });
  });

  it.each([
    [{ code: "" }, "code"],
    [{ code: "zwei Worte" }, "code"],
    [{ code: "x".repeat(limits.couponCodeLength + 1) }, "code"],
    [{ code: "PLUS", kind: "percent", value: 101 }, "value"],
    [{ code: "NULL", value: 0 }, "value"],
    [{ code: "HALB", value: 1.5 }, "value"],
    [{ code: "NIE", uses: 0 }, "uses"],
    [{ code: "TAG", until: "31.12.2026" }, "until"],
  ])("that is %j is refused", async (fields, name) => {
    const { status, body } = await api("POST", "/coupon/", { kind: "sum", value: 500, ...fields });
    expect([status, (body as Refused).code, Object.keys((body as Refused).fields)]).toEqual([400, "C200", [name]]);
  });

  it("has a code of its own, whatever its case; a change to more than all is refused", async () => {
    await created({ code: "Birne" });
    const again = await api("POST", "/coupon/", { code: "BIRNE", kind: "sum", value: 1 });
    expect((again.body as Refused).fields).toEqual({ code: "Diesen Code hat schon ein anderer Gutschein." });
    const other = await created({ code: "Quitte", value: 500 });
    const percent = await api("PUT", `/coupon/${other._id}`, { kind: "percent" });
    expect((percent.body as Refused).fields).toEqual({ value: "Mehr als 100 Prozent gehen nicht." });
  });

  it("of two that are stored at once with one code is stored once, the other is refused at its code", async () => {
    const sent = { code: "ZUGLEICH", kind: "sum", value: 500 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => api("POST", "/coupon/", sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    const taken = { code: "C200", fields: { code: "Diesen Code hat schon ein anderer Gutschein." } };
    for (const { body } of answers.filter(({ status }) => status === 400)) expect(body).toMatchObject(taken);
    const others = await Promise.all(["Eins", "Zwei", "Drei", "Vier"].map((code) => created({ code })));
    const renamed = await Promise.all(others.map(({ _id }) => api("PUT", `/coupon/${_id}`, { code: "Gemeinsam" })));
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("beyond the limit is refused, also when several are stored at once", async () => {
    const free = 2;
    const row = { kind: "sum", value: 500, created: new Date() } as const;
    const missing = limits.coupons - free - (await db.$count(coupons));
    onTestFinished(async () => void (await db.delete(coupons).where(like(coupons.codeKey, "voll%"))));
    const codes = Array.from({ length: missing }, (_, n) => ({ code: `VOLL${n}`, codeKey: `voll${n}` }));
    await db.insert(coupons).values(codes.map((code) => ({ id: newId(), ...row, ...code })));
    const sent = Array.from({ length: 8 }, (_, n) => ({ code: `RAND${n}`, kind: "sum", value: 500 }));
    const answers = await Promise.all(sent.map((body) => api("POST", "/coupon/", body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free);
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body).toMatchObject({ code: "C200", fields: { code: expect.any(String) } });
    expect(await db.$count(coupons)).toBe(limits.coupons);
  });

  it("is read and written by those who run the shop only", async () => {
    for (const path of ["/coupon/", `/coupon/${newId()}`])
      expect((await api("GET", path, undefined, "guest")).status).toBe(401);
    expect((await site.request("GET", "/api/v0/coupon/", { as: "shop" })).status).toBe(200);
    for (const as of ["author", "editor", "desk"] as const)
      expect((await site.request("GET", "/api/v0/coupon/", { as })).status).toBe(403);
  });
});

describe("in the cart, a coupon", () => {
  it("takes its sum off the goods, at most down to nothing, never off deposit and shipping", async () => {
    await created({ code: "FUENF" });
    const juice = await storeProduct(db, { price: 300, deposit: 15, tax: "reduced" });
    const answer = await price({ items: [{ item: juice.id, amount: 1 }], delivery: "shipping", coupon: " fuenf " });
    expect(answer).toMatchObject({ discount: 300, deposit: 15, shipping: 590, total: 605 });
    const two = await price({ items: [{ item: juice.id, amount: 2 }], delivery: "shipping", coupon: "FUENF" });
    expect(two).toMatchObject({ discount: 500, deposit: 30, shipping: 590, total: 100 + 30 + 590 });
  });

  it("takes percent off, split over the rates by goods, and counts for free shipping", async () => {
    await created({ code: "ZEHN", kind: "percent", value: 10 });
    const cider = await storeProduct(db, { price: 1990, deposit: 0, tax: "standard" });
    const apples = await storeProduct(db, { price: 1005, deposit: 0, tax: "reduced" });
    const items = [
      { item: cider.id, amount: 1 },
      { item: apples.id, amount: 1 },
    ];
    const answer = await price({ items, delivery: "pickup", coupon: "zehn" });
    // 299.5 cents are 300. The larger remainder, of 7 %, gets the cent: 199 and 101.
    expect(answer).toMatchObject({
      discount: 300,
      total: 2695,
      vat: [
        { rate: 19, net: 1505, vat: 286 },
        { rate: 7, net: 845, vat: 59 },
      ],
    });
  });

  it.each([
    ["NIE-GESEHEN", "Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code."],
    ["GESTERN", "Dieser Gutschein ist abgelaufen."],
  ])("that is %s is refused with its reason", async (code, reason) => {
    await db.delete(coupons).where(eq(coupons.code, "GESTERN"));
    await created({ code: "GESTERN", until: "2020-01-01" });
    const sent = await cart(code);
    const told = await price({ items: sent.items, delivery: "pickup", coupon: code });
    expect(told).toMatchObject({ code: "C200", fields: { coupon: reason } });
    const refused = await order(site, { ...sent, total: 1000 });
    expect([refused.status, (refused.body as Refused).fields]).toEqual([400, { coupon: reason }]);
  });

  it("without a code, or with an empty one, changes nothing", async () => {
    const { items } = await cart("");
    for (const coupon of ["", "  ", null])
      expect(await price({ items, delivery: "pickup", coupon })).toMatchObject({ discount: 0, total: 1000 });
    await placed(site, { items, order: { delivery: "pickup" }, total: 1000, coupon: "" });
  });

  it("that is guessed is refused after some tries, the right one as well", async () => {
    await created({ code: "SCHATZ" });
    const codes = [];
    for (let tries = 0; tries <= formThrottle.wrongCouponsPerAddress; tries += 1)
      codes.push((await refusal(guest.shop.coupon.query({ coupon: `FALSCH${tries}` }))).code);
    expect(codes.slice(0, -1).every((code) => code === "C200")).toBe(true);
    expect(codes.at(-1)).toBe("C102");
    expect(await refusal(guest.shop.coupon.query({ coupon: "SCHATZ" }))).toMatchObject({ code: "C102" });
  });

  it("is asked for only while there is one", async () => {
    await db.delete(coupons);
    expect((await guest.shop.terms.query()).hasCoupons).toBe(false);
    await created({ code: "VORBEI", until: "2020-01-01" });
    expect((await guest.shop.terms.query()).hasCoupons).toBe(false);
    await created({ code: "OFFEN" });
    expect((await guest.shop.terms.query()).hasCoupons).toBe(true);
    expect(await guest.shop.coupon.query({ coupon: "offen" })).toEqual({ code: "OFFEN", kind: "sum", value: 500 });
  });
});

describe("an order with a coupon", () => {
  it("keeps its code and discount; mail, invoice and customer see them", async () => {
    await created({ code: "HERBST" });
    const answer = await orderWith("herbst", await cart("herbst", { amount: 2 }));
    const { _id, secret, total } = answer.body as { _id: string; secret: string; total: number };
    expect([answer.status, total]).toEqual([201, 1500]);
    expect(await read(_id)).toMatchObject({ coupon: "HERBST", discount: 500, total: 1500 });
    expect(await own(_id, secret)).toMatchObject({ coupon: "HERBST", discount: 500 });
    const [mail] = (await mailsTo("erika@example.org")).slice(-1);
    expect(mail?.body).toContain("Gutschein HERBST: -5,00");
    await api("PUT", "/shop/markPayed/", { _id });
    const { documents } = await own(_id, secret);
    expect(documents).toHaveLength(1);
    const [{ content } = { content: null }] = await documentsOf(db, _id);
    expect(content).toMatchObject({ discount: 500, coupon: "HERBST", total: 1500 });
  });

  it("keeps both when the coupon is changed or removed", async () => {
    const coupon = await created({ code: "KURZ" });
    const { _id } = (await orderWith("KURZ", await cart("KURZ"))).body as { _id: string };
    await api("PUT", `/coupon/${coupon._id}`, { value: 1 });
    await api("DELETE", `/coupon/${coupon._id}`);
    expect(await read(_id)).toMatchObject({ coupon: "KURZ", discount: 500, total: 500 });
    const again = await created({ code: "KURZ" });
    expect(again.used).toBe(0);
  });

  it("of nothing to pay is paid", async () => {
    await created({ code: "ALLES", kind: "percent", value: 100 });
    const { body } = await orderWith("ALLES", await cart("ALLES"));
    expect(await read((body as { _id: string })._id)).toMatchObject({ total: 0, payed: expect.any(String) });
  });

  it("is refused when another total was seen, and tells the one with the discount", async () => {
    await created({ code: "SUMME" });
    const sent = await cart("SUMME");
    const { status, body } = await order(site, { ...sent, total: 1000 });
    expect([status, body]).toMatchObject([409, { code: "C108", current: { discount: 500, total: 500 } }]);
  });

  it("uses one of its uses; cancelled, expired and deleted orders give it back", async () => {
    const coupon = await created({ code: "EINMAL", uses: 1 });
    const used = async (): Promise<string> => {
      const answer = await orderWith("EINMAL", await cart("EINMAL"));
      if (answer.status !== 201) return (answer.body as Refused).fields["coupon"] ?? "";
      return (answer.body as { _id: string })._id;
    };
    const first = await used();
    expect(await usedOf(coupon._id)).toBe(1);
    expect(await used()).toBe("Dieser Gutschein ist schon eingelöst.");
    await admin.orders.cancel.mutate({ id: first });
    expect(await usedOf(coupon._id)).toBe(0);
    const second = await used();
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, second);
      if (row) await release(tx, { services: site.services }, row);
    });
    expect(await usedOf(coupon._id)).toBe(0);
    const third = await used();
    expect((await api("DELETE", `/order/${third}`)).status).toBe(200);
    expect(await usedOf(coupon._id)).toBe(0);
    await used();
    expect(await usedOf(coupon._id)).toBe(1);
  });

  it("sent again with its key is the same order, also when the coupon is used up", async () => {
    await created({ code: "SCHLUESSEL", uses: 1 });
    const sent = { ...(await cart("SCHLUESSEL")), key: newId(), total: 500 };
    const first = await order(site, sent);
    const again = await order(site, sent);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body as { _id: string })._id).toBe((first.body as { _id: string })._id);
    expect((await order(site, { ...sent, coupon: "" })).status).toBe(409);
  });

  it("waits for another order with the last use, also of another process", async () => {
    await created({ code: "LETZTER", uses: 1 });
    const [template] = await db.select().from(orders).limit(1);
    if (!template) throw new Error("no order");
    const { nameOrder: _name, searchText: _text, ...copied } = template;
    const place = () =>
      db.transaction(async (tx) => {
        const coupon = await lockUsableCoupon(tx, "LETZTER", site.services.now());
        const own = { id: newId(), keyHash: newId(), number: 900_000 + Math.trunc(Math.random() * 99_999) };
        await tx
          .insert(orders)
          .values({ ...copied, ...own, couponId: coupon.id, cancelled: null, deleted: null, released: null });
      });
    const outcomes = await Promise.allSettled([place(), place(), place()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await db.delete(orders).where(eq(orders.coupon, "LETZTER"));
  });
});
