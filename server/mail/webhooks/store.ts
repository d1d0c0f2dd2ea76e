import { and, asc, count, eq, getTableColumns, isNotNull, isNull, lt, max, type SQL, sql } from "drizzle-orm";
import { TEST_TYPE } from "#contract/values/webhooks.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";
import { newestFirst } from "../../kernel/list-order.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type ListedWebhook = WebhookRow & { lastDelivered: Date | null; givenUp: number };

const isGivenUp = and(
  isNull(webhookDeliveries.delivered),
  isNull(webhookDeliveries.nextAttempt),
  sql`${webhookDeliveries.type} <> ${TEST_TYPE}`,
);

export const listWebhooks = (db: Queryable): Promise<ListedWebhook[]> => listWhere(db, undefined);

export async function findListed(db: Queryable, id: string): Promise<ListedWebhook | null> {
  const [row] = await listWhere(db, eq(webhooks.id, id));
  return row ?? null;
}

async function listWhere(db: Queryable, where: SQL | undefined): Promise<ListedWebhook[]> {
  const counts = db
    .select({
      webhookId: webhookDeliveries.webhookId,
      lastDelivered: max(webhookDeliveries.delivered).as("last_delivered"),
      givenUp: sql<number>`(count(*) filter (where ${isGivenUp}))::int`.as("given_up"),
    })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId)
    .as("counts");
  const rows = await db
    .select({ ...getTableColumns(webhooks), lastDelivered: counts.lastDelivered, givenUp: counts.givenUp })
    .from(webhooks)
    .leftJoin(counts, eq(counts.webhookId, webhooks.id))
    .where(where)
    .orderBy(asc(webhooks.created), asc(webhooks.id));
  return rows.map((row) => ({ ...row, givenUp: row.givenUp ?? 0 }));
}

export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row ?? null;
}

export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
  return row ?? null;
}

/** Locks all webhooks, so that two requests at the same time cannot exceed the limit together. */
export async function lockWebhooks(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
  return tx.$count(webhooks);
}

export async function insertWebhook(tx: Tx, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row);
}

export async function changeWebhook(tx: Tx, id: string, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id));
}

export async function dropWebhook(tx: Tx, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
}

/** Webhooks that are told of events. They cannot be removed before the transaction ends. */
export function listListening(tx: Tx): Promise<Pick<WebhookRow, "id" | "types">[]> {
  return tx
    .select({ id: webhooks.id, types: webhooks.types })
    .from(webhooks)
    .where(and(webhooks.enabled, isNotNull(webhooks.secret)))
    .orderBy(asc(webhooks.id))
    .for("key share");
}

export function listWebhookUrls(db: Queryable): Promise<{ url: string }[]> {
  return db.select({ url: webhooks.url }).from(webhooks);
}

/** @returns the webhooks that do not answer, the one that fails longest first */
export function listFailing(db: Queryable): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(webhooks.enabled, isNotNull(webhooks.failingSince)))
    .orderBy(asc(webhooks.failingSince), asc(webhooks.id));
}

export async function insertDeliveries(
  tx: Tx,
  rows: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(webhookDeliveries).values([...rows]);
}

export async function listDeliveries(
  db: Queryable,
  webhookId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where = eq(webhookDeliveries.webhookId, webhookId);
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(...newestFirst(webhookDeliveries))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(webhookDeliveries).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** The attempt is counted before it is made. Otherwise a delivery that ends the process would be retried for ever. */
export async function countAttempt(db: Queryable, id: string, at: Date): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, lastAttempt: at })
    .where(and(eq(webhookDeliveries.id, id), isNotNull(webhookDeliveries.nextAttempt)))
    .returning();
  return row ?? null;
}

export async function changeDelivery(db: Queryable, id: string, change: Partial<DeliveryRow>): Promise<boolean> {
  const changed = await db
    .update(webhookDeliveries)
    .set(change)
    .where(eq(webhookDeliveries.id, id))
    .returning({ id: webhookDeliveries.id });
  return changed.length > 0;
}

/** Ends the attempts of a webhook that is switched off. */
export async function endWaiting(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAttempt: null, problem: "off" })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextAttempt)));
}

export async function waitingDeliveries(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: webhookDeliveries.id, at: webhookDeliveries.nextAttempt })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.nextAttempt))
    .orderBy(asc(webhookDeliveries.nextAttempt))
    .limit(most);
  return rows.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
}

export async function dropDeliveriesBefore(db: Queryable, at: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.created, at));
}
