import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { localDay } from "#contract/values/clock-of-place.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { orders } from "#db/schema/orders.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { dropOldWithdrawals } from "../withdrawals/retention.ts";
import { type Placed, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { markPaid } from "./move-order.ts";
import { forgetCustomers } from "./retention.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { statusOf } from "#testing/trpc-client.ts";

const { site, db, api, read, admin } = await openOrderDesk();

test("a person's orders come as a file; what is open stays, the rest goes, and tax law keeps the documents", async () => {
  const juice = await storeProduct(db);
  const email = "person@example.org";
  const buy = () =>
    placed(site, { items: [{ item: juice.id, amount: 1 }], order: { email, comment: "Hof", phone: "0176" } });
  const [open, cancelled, done] = [await buy(), await buy(), await buy()];
  const [owed, late] = [await buy(), await buy()];
  await admin.orders.cancel.mutate({ id: cancelled._id });
  await api("PUT", "/shop/markPayed/", { _id: done._id });
  await api("PUT", "/shop/markShipped/", { _id: done._id });
  await api("PUT", "/shop/markPayed/", { _id: owed._id });
  await admin.orders.cancel.mutate({ id: owed._id });
  await db.update(orders).set({ released: new Date() }).where(eq(orders.id, late._id));
  await markPaid({ services: site.services, viewer: programViewer }, late._id);
  expect(await admin.persons.export.mutate({ email })).toMatchObject({
    orders: [{ number: open.number }, {}, {}, {}, {}],
  });
  expect(await admin.persons.erase.mutate({ email })).toMatchObject({ orders: 2 });
  for (const { _id } of [owed, late]) expect((await read(_id)).order).toMatchObject({ email, addr: "Am Hang 1" });
  await admin.orders.refund.mutate({ id: owed._id, refundId: newId() });
  expect(await admin.persons.erase.mutate({ email })).toMatchObject({ orders: 1 });
  expect((await read(owed._id)).order).toMatchObject({ email: "", nname: "" });
  expect(await admin.persons.count.mutate({ email })).toMatchObject({ orders: 2, documents: 5 });
  expect((await read(done._id)).order).toMatchObject({ email: "", nname: "", comment: "", phone: "" });
  expect((await read(open._id)).order).toMatchObject({ email, comment: "Hof" });
  expect((await read(cancelled._id)).order).toMatchObject({ email: "", nname: "", items: [{ total: 350 }] });
});

test("every list, document and export answers with a person who is erased", async () => {
  const juice = await storeProduct(db);
  const email = "weg@example.org";
  const bought = await placed(site, { items: [{ item: juice.id, amount: 1 }], order: { email } });
  const { _id: id } = bought;
  await api("PUT", "/shop/markPayed/", { _id: id });
  await api("PUT", "/shop/markShipped/", { _id: id });
  expect(await admin.persons.erase.mutate({ email })).toMatchObject({ orders: 1 });
  const [document] = await admin.documents.ofOrder.query({ id });
  const statusAt = async (path: string) => (await site.request("GET", `/api/v0${path}`, { as: "admin" })).status;
  const answers = await Promise.all([
    statusOf(admin.orders.list.query({})),
    statusOf(admin.orders.byId.query({ id })),
    statusOf(admin.orders.byIds.query({ ids: [id] })),
    statusOf(admin.orders.events.query({ id })),
    statusOf(admin.customers.list.query({})),
    statusOf(admin.sales.get.query({ period: "month" })),
    statusAt(`/order/${id}`),
    statusAt("/order/"),
    statusAt(`/export/document/${document?.id}.pdf`),
    statusAt("/export/bookkeeping.csv?from=2026-01-01&to=2026-12-31"),
  ]);
  expect(answers).toEqual(answers.map(() => 200));
});

describe("the customer of an order is forgotten at the end of the third year", () => {
  const email = "frueher@example.org";
  const year = Number(localDay(new Date()).slice(0, 4));
  const newYear = (later: number, milliseconds: number) => ({
    ...site.services,
    now: () => new Date(Date.UTC(year + later - 1, 11, 31, 23) + milliseconds),
  });
  beforeEach(() => db.update(orders).set({ email: "" }));
  const emailOf = async ({ _id }: Placed) => (await read(_id)).order.email;
  const buy = async () => {
    const juice = await storeProduct(db);
    return placed(site, { items: [{ item: juice.id, amount: 1 }], order: { email } });
  };
  const change = ({ _id }: Placed, moments: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(moments).where(eq(orders.id, _id));
  const declare = ({ _id, number }: Placed, received: Date) =>
    db.insert(withdrawals).values({
      id: newId(),
      orderId: _id,
      name: "Erika",
      email,
      orderNumber: `${number}`,
      text: "",
      language: "de",
      received,
    });

  test("not while anything is open, and not what is the record itself", async () => {
    const [done, open, record] = [await buy(), await buy(), await buy()];
    const [declared, sent] = [await buy(), await buy()];
    await api("PUT", "/shop/markShipped/", { _id: sent._id });
    for (const { _id } of [done, declared]) {
      await api("PUT", "/shop/markPayed/", { _id });
      await api("PUT", "/shop/markShipped/", { _id });
    }
    const past = new Date();
    await change(record, { paidAt: past, shipped: past });
    await declare(declared, past);
    const isTheirs = eq(withdrawals.orderId, declared._id);
    expect(await forgetCustomers(newYear(4, -500))).toBe(0);
    expect(await emailOf(done)).toBe(email);
    expect(await forgetCustomers(newYear(4, 500))).toBe(2);
    expect(await Promise.all([done, declared, sent, record, open].map(emailOf))).toEqual(["", email, email, email, ""]);
    expect((await read(done._id)).invoice).not.toBeNull();
    await db.update(withdrawals).set({ done: past }).where(isTheirs);
    await dropOldWithdrawals(newYear(4, 500));
    expect(await db.$count(withdrawals, isTheirs)).toBe(1);
    await forgetCustomers(newYear(4, 500));
    expect(await emailOf(declared)).toBe("");
    await dropOldWithdrawals(newYear(4, -500));
    expect(await db.$count(withdrawals, isTheirs)).toBe(1);
    await dropOldWithdrawals(newYear(4, 500));
    expect(await db.$count(withdrawals, isTheirs)).toBe(0);
    await forgetCustomers(newYear(9, -500));
    expect(await emailOf(record)).toBe(email);
    await forgetCustomers(newYear(9, 500));
    expect(await Promise.all([sent, record].map(emailOf))).toEqual([email, ""]);
  });

  test("after what happened last: also if it was ordered long before", async () => {
    const orderedLong = [await buy(), await buy(), await buy(), await buy()] as const;
    const [ordered, paid, shipped, cancelled] = orderedLong;
    const [before, then] = [new Date(Date.UTC(year - 9, 5, 1)), new Date(Date.UTC(year - 4, 11, 31, 22, 59))];
    const invoice = { number: "RE-1", date: before.toISOString() };
    const isSold = { created: before, paidAt: before, shipped: before, invoice };
    await change(ordered, isSold);
    await change(paid, { ...isSold, paidAt: then });
    await change(shipped, { ...isSold, shipped: then });
    await change(cancelled, { created: before, cancelled: then });
    expect(await forgetCustomers(newYear(-1, 500))).toBe(1);
    expect(await Promise.all(orderedLong.map(emailOf))).toEqual(["", email, email, email]);
    expect(await forgetCustomers(newYear(0, -500))).toBe(0);
    expect(await forgetCustomers(newYear(0, 500))).toBe(3);
  });

  test("not if money or a withdrawal comes between the search and the lock", async () => {
    const [paid, declared, free] = [await buy(), await buy(), await buy()];
    const database = {
      ...site.services.database,
      db: new Proxy(db, {
        get: (target, name, receiver) => {
          if (name !== "transaction") return Reflect.get(target, name, receiver) as unknown;
          return async (work: Parameters<typeof target.transaction>[0]) => {
            await change(paid, { paidAt: new Date() });
            if (!(await db.$count(withdrawals, eq(withdrawals.orderId, declared._id))))
              await declare(declared, new Date());
            return target.transaction(work);
          };
        },
      }),
    };
    expect(await forgetCustomers({ ...newYear(4, 500), database })).toBe(1);
    expect(await Promise.all([paid, declared, free].map(emailOf))).toEqual([email, email, ""]);
  });
});
