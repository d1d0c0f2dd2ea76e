import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { refunds } from "#db/schema/payments.ts";
import { insertSettings } from "../../kernel/settings/store.ts";
import { sendLostJobs } from "../../kernel/jobs/lost.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { openPayingShop } from "#testing/paying-shop.ts";
import { refundJobs, tryAgain } from "./refund-order.ts";

const BEFORE = 45;
const HOUR_MS = 3_600_000;

const { database, url } = await openEmptyDatabase();
await migrateDatabase(database, url, BEFORE);

type Old = { id: string; orderId: string; hours: number; next: Date | null };
const one = (hours: number, next: Date | null): Old => ({ id: newId(), orderId: newId(), hours, next });
/**
 * Refunds as the old release stored them. That release had given up `made` and `lost`, although the provider had made
 * `made`. It would have retried the other two.
 */
const old = {
  made: one(30, null),
  lost: one(30, null),
  recent: one(1, new Date(Date.now() + 60_000)),
  recentMade: one(1, new Date(Date.now() + 60_000)),
};
for (const [index, { id, orderId, hours, next }] of Object.values(old).entries()) {
  const created = new Date(Date.now() - hours * HOUR_MS);
  const text = ["first_name", "last_name", "street", "zip", "city", "country", "phone", "comment", "email"];
  await database.pool.query(
    `insert into orders (id, number, key_hash, content_hash, created, language, ${text.join()}, delivery, payment, age,
      discount, shipping, deposit, vat, total, currency, legal, payed, read)
    values ($1, $2, $1, $1, $3, 'de', ${text.map((name) => `'${name}'`).join()}, 'shipping', 'creditcard', true,
      0, 0, 0, '[]', 1000, 'EUR', '[]', $3, true)`,
    [orderId, 2_000 + index, created],
  );
  const intent = `pi_${orderId}`;
  await database.pool.query(
    "insert into online_payments (order_id, state, attempt, session_id, intent_id) values ($1, 'paid', 1, $1, $2)",
    [orderId, intent],
  );
  await database.pool.query(
    `insert into refunds (id, order_id, cents, state, created, user_name, next_attempt)
    values ($1, $2, 1000, 'asked', $3, 'Hofer', $4)`,
    [id, orderId, created, next],
  );
}
await migrateDatabase(database, url);
await insertSettings(database.db);
const { site, stripe, db, admin, history, jobOf, later, read } = await openPayingShop(database);

const payBack = ({ id, orderId }: Old) =>
  stripe.refunds.push({
    id: `re_${orderId}`,
    object: "refund",
    payment_intent: `pi_${orderId}`,
    amount: 1000,
    currency: "eur",
    status: "succeeded",
    metadata: { refund: id },
  });
const askedOf = ({ orderId }: Old) =>
  stripe.asked.filter(({ path, form }) => path === "/v1/refunds" && form.get("payment_intent") === `pi_${orderId}`);
const rowOf = async ({ id }: Old) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

it("each has a next try, and a job", async () => {
  await sendLostJobs(site.services, [refundJobs]);
  for (const refund of Object.values(old)) {
    const row = await rowOf(refund);
    expect(row).toMatchObject({ state: "asked", tried: row?.created, nextAttempt: expect.any(Date) });
    expect(await jobOf(`refund:${refund.id}`)).toEqual(row?.nextAttempt);
  }
});

it("what the provider has made is recorded, and not asked for again", async () => {
  payBack(old.made);
  payBack(old.recentMade);
  later(2);
  for (const refund of [old.made, old.recentMade]) {
    await tryAgain(site.services, refund.id);
    expect(await rowOf(refund)).toMatchObject({ state: "done", providerId: `re_${refund.orderId}` });
    expect(await read(refund.orderId)).toMatchObject({ refunded: 1000 });
    expect(askedOf(refund)).toEqual([]);
  }
  expect(await admin.orders.refund.mutate({ id: old.made.orderId, refundId: old.made.id })).toMatchObject({
    refunded: 1000,
  });
  expect(askedOf(old.made)).toEqual([]);
});

it("what it has not made within its time is refused, and those who work off orders are told", async () => {
  const { lost } = old;
  later(2);
  await tryAgain(site.services, lost.id);
  expect(await rowOf(lost)).toMatchObject({ state: "refused", providerId: null, nextAttempt: null });
  expect((await history(lost.orderId)).at(-1)).toMatchObject({ kind: "refundRefused", cents: 1000 });
  expect(await read(lost.orderId)).toMatchObject({ refunded: 0, read: false });
  expect(askedOf(lost)).toEqual([]);
});

it("what may still come about is looked for, and then asked for with another key", async () => {
  const { recent } = old;
  later(2);
  const before = stripe.asked.length;
  await tryAgain(site.services, recent.id);
  expect(stripe.asked.slice(before).map(({ path, key }) => [path, key])).toEqual([
    ["/v1/refunds", undefined],
    ["/v1/refunds", `${recent.id}-2`],
  ]);
});
