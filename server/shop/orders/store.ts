import { carriesTag } from "../../library/tags/carries-tag.ts";
import { changedSince, orderBySort } from "../../kernel/list-order.ts";
import { isDeepStrictEqual } from "node:util";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { VatPart } from "#contract/shop/vat.ts";
import type { OrderEventKind, OrderState } from "#contract/shop/order-states.ts";
import { transferSources } from "#contract/shop/payment-sources.ts";
import type { ListOrdersInput } from "#contract/shop/orders.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { WebhookType } from "#contract/values/webhooks.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { orderEvents, orderItems, orders, orderSecrets, orderTags } from "#db/schema/orders.ts";
import { hashToken, newToken } from "../../kernel/secrets/tokens.ts";
import { hasText } from "../../kernel/search/text.ts";
import { queueEvents } from "../../mail/webhooks/queue-events.ts";
import { ensureTags } from "../../library/tags/store.ts";

const { searchText: _searchText, nameOrder: _nameOrder, ...stored } = getTableColumns(orders);
/** Writes out the table names, because drizzle omits them, and PostgreSQL would then use columns of `withdrawals`. */
const isWithdrawn = sql<boolean>`exists (select 1 from withdrawals where withdrawals.order_id = orders.id and withdrawals.done is null)`;
const columns = { ...stored, isWithdrawn };

export type ItemRow = typeof orderItems.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
type StoredOrder = Omit<typeof orders.$inferSelect, "searchText" | "nameOrder"> & { isWithdrawn: boolean };
export type OrderRow = StoredOrder & { items: ItemRow[]; tags: string[] };

export const isThere = isNull(orders.deleted);

async function complete(db: Queryable, rows: readonly StoredOrder[]): Promise<OrderRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const tagged = await db
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderId, ids))
    .orderBy(asc(orderTags.position));
  const itemsById = Map.groupBy(items, ({ orderId }) => orderId);
  const tagsById = Map.groupBy(tagged, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    items: itemsById.get(row.id) ?? [],
    tags: (tagsById.get(row.id) ?? []).map(({ path }) => path),
  }));
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await findOrders(db, [id]);
  return row ?? null;
}

export async function findOrders(db: Queryable, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(orders.id, [...ids]), isThere);
  const rows = await complete(db, await db.select(columns).from(orders).where(where));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Also finds removed orders, so that a key cannot be used again. */
export async function findOrderByKey(db: Queryable, keyHash: string): Promise<OrderRow | null> {
  const [row] = await complete(db, await db.select(columns).from(orders).where(eq(orders.keyHash, keyHash)));
  return row ?? null;
}

type NamedOrders = { numbers: readonly number[]; invoices: readonly string[] };

/** Lists orders with payment by transfer: first the named orders in any state, then unpaid orders, oldest first. */
export function ordersForTransfer(
  db: Queryable,
  { numbers, invoices }: NamedOrders,
  most: number,
): Promise<StoredOrder[]> {
  const isUnpaid = and(isNull(orders.paidAt), isNull(orders.cancelled));
  const isNamed =
    or(
      numbers.length === 0 ? undefined : inArray(orders.number, [...numbers]),
      invoices.length === 0 ? undefined : inArray(sql`${orders.invoice}->>'number'`, [...invoices]),
    ) ?? sql`false`;
  return db
    .select(columns)
    .from(orders)
    .where(and(isThere, inArray(orders.payment, [...transferSources]), or(isUnpaid, isNamed)))
    .orderBy(desc(sql`(${isNamed}) is true`), asc(orders.number))
    .limit(most);
}

export async function ordersOf(db: Queryable, email: string): Promise<OrderRow[]> {
  return complete(db, await db.select(columns).from(orders).where(eq(orders.email, email)).orderBy(asc(orders.id)));
}

/** Locks the orders in the order of their ids, to prevent deadlocks. */
export async function lockOrdersOf(tx: Tx, email: string): Promise<OrderRow[]> {
  const isTheirs = eq(orders.email, email);
  await tx.select({ id: orders.id }).from(orders).where(isTheirs).orderBy(asc(orders.id)).for("no key update");
  return ordersOf(tx, email);
}

/** Callers must lock the order before its payment, refunds, documents and withdrawals, which prevents deadlocks. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const rows = await tx
    .select(columns)
    .from(orders)
    .where(and(eq(orders.id, id), isThere))
    // "update" would block the insertion of secrets, because their foreign key references the order.
    .for("no key update");
  const [row] = await complete(tx, rows);
  return row ?? null;
}

export async function findOrderBySecret(db: Queryable, id: string, secret: string): Promise<OrderRow | null> {
  const { secretHash, orderId } = orderSecrets;
  const where = and(eq(secretHash, hashToken(secret)), eq(orderId, id));
  const found = await db.select({ orderId }).from(orderSecrets).where(where);
  return found.length === 0 ? null : findOrder(db, id);
}

export async function newSecret(db: Queryable, orderId: string, created: Date): Promise<string> {
  const secret = newToken();
  await keepSecret(db, orderId, secret, created);
  return secret;
}

export async function keepSecret(db: Queryable, orderId: string, secret: string, created: Date): Promise<void> {
  await db.insert(orderSecrets).values({ secretHash: hashToken(secret), orderId, created });
}

export async function insertOrder(
  tx: Tx,
  { items, tags: _none, isWithdrawn: _never, ...row }: OrderRow,
): Promise<void> {
  await tx.insert(orders).values(row);
  await tx.insert(orderItems).values(items);
}

type Changing = Partial<Omit<StoredOrder, "id" | "version" | "isWithdrawn">> & { tags?: string[] };

/** Raises the version if something changes. Does not change the lines. */
export async function updateOrder(
  tx: Tx,
  before: OrderRow,
  { tags = before.tags, ...change }: Changing,
): Promise<OrderRow> {
  const after = { ...before, ...change, tags };
  if (isDeepStrictEqual(after, before)) return before;
  const version = before.version + 1;
  const stored = await tx
    .update(orders)
    .set({ ...change, version })
    .where(eq(orders.id, before.id))
    .returning({ updated: orders.updated });
  if (!isDeepStrictEqual(tags, before.tags)) await storeTags(tx, before.id, tags);
  return { ...after, version, ...stored[0] };
}

/** Does not raise the version. The caller must also update the order. */
export async function replaceItems(tx: Tx, orderId: string, items: readonly ItemRow[]): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.orderId, orderId));
  await tx.insert(orderItems).values([...items]);
}

/** Does not raise the version. */
export async function nameInvoice(
  tx: Tx,
  order: OrderRow,
  invoice: { number: string; date: string },
): Promise<OrderRow> {
  const { id, updated } = orders;
  const [row] = await tx.update(orders).set({ invoice }).where(eq(id, order.id)).returning({ updated });
  return { ...order, invoice, ...row };
}

async function storeTags(tx: Tx, orderId: string, paths: readonly string[]): Promise<void> {
  await tx.delete(orderTags).where(eq(orderTags.orderId, orderId));
  if (paths.length === 0) return;
  await ensureTags(tx, paths);
  await tx.insert(orderTags).values(paths.map((path, position) => ({ orderId, path, position })));
}

export async function countRestocked(
  tx: Tx,
  orderId: string,
  lines: readonly { position: number; pieces: number }[],
): Promise<void> {
  const { restocked, position } = orderItems;
  for (const line of lines)
    await tx
      .update(orderItems)
      .set({ restocked: sql`${restocked} + ${line.pieces}::int` })
      .where(and(eq(orderItems.orderId, orderId), eq(position, line.position)));
}

export type NewEvent = {
  kind: OrderEventKind;
  at: Date;
  by?: Pick<Viewer, "id" | "name"> & { handle?: string };
  cents?: number;
  vat?: VatPart[];
  reason?: string;
  bookedOn?: string;
};

export async function addEvent(tx: Tx, orderId: string, { kind, at, by, ...event }: NewEvent): Promise<void> {
  const userName = by?.id ? by.name || (by.handle ?? "") : "";
  await tx.insert(orderEvents).values({ id: newId(), orderId, kind, at, userId: by?.id ?? null, userName, ...event });
  const type = programTypes[kind];
  if (type) await queueEvents(tx, [{ type, at, data: () => dataOf(tx, orderId) }]);
}

/** The events of an order that other programs are told of. */
const programTypes: Partial<Record<OrderEventKind, WebhookType>> = {
  created: "order.placed",
  paid: "order.paid",
  shipped: "order.shipped",
  cancelled: "order.cancelled",
};

/** Programs are told no personal data. They read the customer by REST, which asks for a token. */
async function dataOf(tx: Tx, orderId: string): Promise<object> {
  const { number, created, total, currency, paidAt, shipped, cancelled } = orders;
  const [row] = await tx
    .select({ number, created, total, currency, payed: paidAt, shipped, cancelled })
    .from(orders)
    .where(eq(orders.id, orderId));
  return { _id: orderId, ...row };
}

export function listEvents(db: Queryable, orderId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
}

/** Must give the same result as `paidCents` in contract/. */
export const paid = sql`(case when ${orders.paidAt} is null then ${orders.received} else greatest(${orders.total}, ${orders.received}) end)`;
/** Refunded cents of the sale. Part payments that were refunded before the full payment do not count. */
export const backOfSold = sql`greatest(0, ${orders.refunded} - greatest(0, ${orders.received} - ${orders.total}))`;
const isPaidBack = and(gt(orders.total, 0), gte(orders.refunded, paid)) as SQL;
/** Must give the same result as `isGone` in contract/. */
const isGone = sql`(case when ${orders.delivery} = 'pickup' then ${orders.handedOver} else ${orders.shipped} end) is not null`;
const isDone = and(isNotNull(orders.paidAt), or(isGone, isPaidBack), isNull(orders.cancelled)) as SQL;
const mayGo = and(
  isNull(orders.shipped),
  isNull(orders.cancelled),
  or(
    and(isNotNull(orders.paidAt), not(isPaidBack)),
    and(isNull(orders.paidAt), isNull(orders.released), eq(orders.payment, "invoice")),
  ),
);

/** Must give the same result as `statesOf` in contract/. */
export const inState: Record<OrderState, SQL | undefined> = {
  withdrawn: isWithdrawn,
  unpaid: and(isNull(orders.paidAt), isNull(orders.cancelled), isNull(orders.released)),
  partlyPaid: and(
    isNull(orders.paidAt),
    isNull(orders.cancelled),
    isNull(orders.released),
    gt(orders.received, orders.refunded),
  ),
  unshipped: and(mayGo, ne(orders.delivery, "pickup")),
  unready: and(mayGo, eq(orders.delivery, "pickup")),
  ready: and(
    isNotNull(orders.shipped),
    isNull(orders.cancelled),
    or(isNotNull(orders.paidAt), isNull(orders.released)),
    not(isGone),
    not(isDone),
  ),
  refundDue: or(and(isNotNull(orders.cancelled), sql`${paid} > ${orders.refunded}`), gt(orders.overpaid, 0)),
  done: isDone,
  cancelled: isNotNull(orders.cancelled),
  failed: and(isNull(orders.paidAt), isNotNull(orders.released), isNull(orders.cancelled)),
  oversold: isNotNull(orders.oversold),
  deleted: undefined,
};

function stateCondition(states: readonly OrderState[]): SQL | undefined {
  if (states.length === 0) return isThere;
  return or(...states.map((state) => (state === "deleted" ? not(isThere) : and(isThere, inState[state]))));
}

/** Matches no order if the customer of order `id` was erased. */
function ofSameCustomer(id: string): SQL | undefined {
  return and(
    ne(orders.email, ""),
    eq(orders.email, sql`(select one.email from ${orders} as one where one.id = ${id})`),
  );
}

const sortColumns = {
  created: orders.created,
  number: orders.number,
  name: orders.nameOrder,
  total: orders.total,
  updated: orders.updated,
};

export async function listOrders(db: Queryable, filter: ListOrdersInput): Promise<{ rows: OrderRow[]; total: number }> {
  const { read, states, payment, customer, tags, q } = filter;
  const where = and(
    stateCondition(states),
    changedSince(orders.updated, filter.since),
    read === undefined ? undefined : eq(orders.read, read),
    payment && eq(orders.payment, payment),
    customer === undefined ? undefined : ofSameCustomer(customer),
    ...tags.map((tag) => carriesTag(db, { path: orderTags.path, owner: orderTags.orderId }, orders.id, tag)),
    q ? hasText(orders.searchText, q) : undefined,
  );
  const order = orderBySort(filter.sort, sortColumns, orders.id);
  // The subquery skips rows by their ids alone, which is faster than skipping whole orders.
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(filter.limit)
    .offset(filter.skip);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(orders)
      .where(inArray(orders.id, page))
      .orderBy(...order),
    db.$count(orders, where),
  ]);
  return { rows: await complete(db, rows), total };
}

/** Orders with `number` or the invoice number `q` come first, then the newest whose texts contain `q`. */
export function searchOrders(
  db: Queryable,
  { q, number }: { q: string; number: number | null },
  most: number,
): Promise<StoredOrder[]> {
  const isNamed = sql`(${or(
    number === null ? undefined : eq(orders.number, number),
    eq(sql`${orders.invoice}->>'number'`, q.toUpperCase()),
  )}) is true`;
  return db
    .select(columns)
    .from(orders)
    .where(and(isThere, or(isNamed, hasText(orders.searchText, q))))
    .orderBy(desc(isNamed), desc(orders.created), desc(orders.id))
    .limit(most);
}

export async function countUnreadOrders(db: Queryable): Promise<{ count: number; newest: string | null }> {
  const { rows } = await db.execute<{ count: number; newest: string | null }>(sql`
    select (select count(*)::int from ${orders} where not read and deleted is null) as count,
      (select id from ${orders} where deleted is null order by created desc, id desc limit 1) as newest`);
  return rows[0] ?? { count: 0, newest: null };
}

export async function dropSecrets(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(orderSecrets).where(eq(orderSecrets.orderId, orderId));
}
