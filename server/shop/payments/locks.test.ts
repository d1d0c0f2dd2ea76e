import { eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, inject, it, vi } from "vitest";
import type { Tx } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { refunds } from "#db/schema/payments.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { eraseFrom, ordersOfPerson } from "../orders/person-owner.ts";
import { findOrder, lockOrder } from "../orders/store.ts";
import { placed } from "#testing/orders.ts";
import { openPayingShop } from "#testing/paying-shop.ts";
import { storeProduct } from "#testing/products.ts";
import { signedMessage } from "#testing/stripe.ts";
import { tryAgain } from "./refund-order.ts";
import { refusal } from "#testing/trpc-client.ts";

const { site, stripe, db, admin, guest, later, paid, read, tell } = await openPayingShop();

async function isWaiting(): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/**
 * Runs `begin` while another transaction holds the lock of the order. Runs `look` in that transaction when the call
 * waits for the lock, or has ended.
 * @returns the result of the call
 */
async function whileHeld<T>(orderId: string, begin: () => Promise<T>, look: (tx: Tx) => Promise<void>): Promise<T> {
  const [held, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    held.resolve();
    await going.promise;
    await look(tx);
  });
  await held.promise;
  let isThrough = false;
  const begun = begin().finally(() => {
    isThrough = true;
  });
  begun.catch(() => {});
  await vi.waitFor(async () => expect(isThrough || (await isWaiting())).toBe(true)).finally(going.resolve);
  await holding;
  return begun;
}

const settled = (call: Promise<unknown>): Promise<unknown> => call.catch(async () => (await refusal(call)).code);

const bothOf = async (email: string): Promise<[string, string]> => {
  const juice = await storeProduct(db);
  const buy = () => placed(site, { items: [{ item: juice.id, amount: 1 }], order: { email } });
  const [{ _id: first }, { _id: second }] = [await buy(), await buy()];
  return [first, second];
};

// Skipped on the embedded database, because it has only one connection.
describe.runIf(inject("postgresUrl") !== "")("on PostgreSQL", () => {
  it("a try of a refund waits for its order, and holds nothing until then", async () => {
    const { _id } = await paid();
    const refundId = newId();
    stripe.behave({ status: 500 });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId, cents: 5 }))).toMatchObject({ code: "C105" });
    stripe.behave("answer");
    later(6);
    const isIt = eq(refunds.id, refundId);
    const [before] = await db.select().from(refunds).where(isIt);
    const begin = () => tryAgain(site.services, refundId);
    await whileHeld(_id, begin, async (tx) => {
      expect(await tx.select().from(refunds).where(isIt).for("update", { noWait: true })).toEqual([before]);
    });
    expect(await read(_id)).toMatchObject({ refunded: 5 });
  });

  it("who erases a person locks the orders in the same order as who removes them", async () => {
    const email = "zweimal@example.org";
    const [first, second] = await bothOf(email);
    // This update moves the row to another place in the table, so that a query without sorting returns another order.
    await db.update(orders).set({ created: new Date() }).where(eq(orders.id, first));
    await admin.orders.cancel.mutate({ id: second });
    await db.update(orders).set({ created: new Date() }).where(eq(orders.id, first));
    const begin = () => db.transaction((tx) => ordersOfPerson.erase(tx, email));
    const erased = await whileHeld(first, begin, async (tx) => void (await lockOrder(tx, second)));
    expect(erased).toBe(1);
  });

  it("a withdrawal that is declared while its order's customer is forgotten names no order that is nobody's", async () => {
    const email = "widerruf@example.org";
    const [_id] = await bothOf(email);
    const row = await findOrder(db, _id);
    const declared = { name: "Erika Muster", email, order: `${row?.number}`, text: "" };
    const begin = () => guest.withdrawals.declare.mutate(declared);
    await whileHeld(_id, begin, async (tx) => {
      const order = await lockOrder(tx, _id);
      if (order) await eraseFrom(tx, order, { isRecord: false, isLapsed: true });
    });
    expect(await db.select().from(withdrawals).where(eq(withdrawals.email, email))).toMatchObject([{ orderId: null }]);
  });

  it("refunds, messages, tries, erasures and removals of the same orders at once all come to an end", async () => {
    const { _id, email, session } = await paid();
    const [other, third] = await bothOf(email);
    const charge = { id: "ch_1", object: "charge", payment_intent: `pi_${session.id}` };
    const ids = [third, _id, other];
    const rounds = Array.from({ length: 8 }, async (_, round) => {
      const refundId = newId();
      stripe.payBack(session, 1);
      return Promise.all([
        settled(admin.orders.refund.mutate({ id: _id, refundId, cents: 1 + round })),
        tell(signedMessage(charge, { type: "charge.refunded" })).then(({ status, body }) => ({ status, body })),
        tryAgain(site.services, refundId),
        db.transaction((tx) => ordersOfPerson.erase(tx, email)),
        settled(admin.orders.removeMany.mutate({ ids })),
      ]);
    });
    const answers = (await Promise.all(rounds)).flat();
    expect(JSON.stringify(answers)).not.toMatch(/C500|"status":5|deadlock/u);
    expect(site.logLines.join("")).not.toMatch(/deadlock/u);
    const rows = await db
      .select({ cents: refunds.cents })
      .from(refunds)
      .where(inArray(refunds.orderId, [_id]));
    expect(rows.length).toBeGreaterThanOrEqual(8);
  });
});
