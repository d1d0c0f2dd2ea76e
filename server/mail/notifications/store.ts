import { newestFirst } from "../../kernel/list-order.ts";
import { and, arrayContains, asc, count, eq, lte, ne, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { pushDevices, pushNotices } from "#db/schema/push.ts";
import { users } from "#db/schema/users.ts";

export type DeviceRow = typeof pushDevices.$inferSelect;
export type NoticeRow = typeof pushNotices.$inferSelect;

export function listDevices(db: Queryable, userId: string, siteKey: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.siteKey, siteKey)))
    .orderBy(asc(pushDevices.created), asc(pushDevices.id));
}

export async function countOtherDevices(tx: Tx, userId: string, endpoint: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), ne(pushDevices.endpoint, endpoint)));
  return row?.n ?? 0;
}

/** Stores the device of a browser. Its endpoint then belongs to the user who enabled notifications last. */
export async function storeDevice(tx: Tx, device: typeof pushDevices.$inferInsert): Promise<DeviceRow> {
  const { id: _id, endpoint: _endpoint, ...change } = device;
  const [row] = await tx
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...change, lastSent: null, problem: null } })
    .returning();
  if (!row) throw new Error("nothing was stored");
  return row;
}

type Place = Pick<DeviceRow, "endpoint" | "p256dh" | "auth" | "siteKey">;

/**
 * Stores the new endpoint of a browser, and deletes rows with its earlier endpoints.
 * @returns null if the session has no device
 */
export async function moveDevice(
  tx: Tx,
  { userId, sessionHash }: Pick<DeviceRow, "userId" | "sessionHash">,
  place: Place,
): Promise<DeviceRow | null> {
  const ofSession = and(eq(pushDevices.userId, userId), eq(pushDevices.sessionHash, sessionHash));
  const [newest] = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(ofSession)
    .orderBy(...newestFirst(pushDevices))
    .limit(1);
  if (!newest) return null;
  const others = ne(pushDevices.id, newest.id);
  await tx.delete(pushDevices).where(and(others, or(ofSession, eq(pushDevices.endpoint, place.endpoint))));
  const change = { ...place, problem: null };
  const [row] = await tx.update(pushDevices).set(change).where(eq(pushDevices.id, newest.id)).returning();
  return row ?? null;
}

export async function changeDevice(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  change: Partial<Pick<DeviceRow, "kinds" | "language" | "lastSent" | "problem">>,
): Promise<DeviceRow | null> {
  const [row] = await db.update(pushDevices).set(change).where(ownDevice(id, userId)).returning();
  return row ?? null;
}

export async function findDevice(db: Queryable, id: string, userId: string): Promise<DeviceRow | null> {
  const [row] = await db.select().from(pushDevices).where(ownDevice(id, userId));
  return row ?? null;
}

const ownDevice = (id: string, userId: string) => and(eq(pushDevices.id, id), eq(pushDevices.userId, userId));

export async function removeDevice(db: Queryable, id: string, userId: string): Promise<boolean> {
  const removed = await db.delete(pushDevices).where(ownDevice(id, userId)).returning({ id: pushDevices.id });
  return removed.length > 0;
}

export async function removeDevicesOfSession(db: Queryable, sessionHash: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionHash, sessionHash));
}

export async function removeDevicesOfUser(db: Queryable, userId: string, except = ""): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), ne(pushDevices.sessionHash, except)));
}

/** Called when the same user gets a new session in the same browser. */
export async function moveDevices(db: Queryable, userId: string, from: string, to: string): Promise<void> {
  await db
    .update(pushDevices)
    .set({ sessionHash: to })
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.sessionHash, from)));
}

/**
 * Adds one notice for each device that has enabled this kind, or counts one more request for a waiting notice.
 * @returns the ids of these notices
 */
export async function storeNotices(tx: Tx, kind: NotificationKind, created: Date): Promise<string[]> {
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(arrayContains(pushDevices.kinds, [kind]))
    .orderBy(asc(pushDevices.id));
  if (devices.length === 0) return [];
  const stored = await tx
    .insert(pushNotices)
    .values(devices.map(({ id: deviceId }) => ({ id: newId(), deviceId, kind, created, nextAttempt: created })))
    .onConflictDoUpdate({
      target: [pushNotices.deviceId, pushNotices.kind],
      set: { asked: sql`${pushNotices.asked} + 1`, created },
    })
    .returning({ id: pushNotices.id });
  return stored.map(({ id }) => id);
}

export type OpenNotice = { notice: NoticeRow; device: DeviceRow; roles: string[] };

/** The attempt is counted before it is made. Otherwise a notice that crashes the process would be retried for ever. */
export async function beginTry(db: Queryable, id: string): Promise<OpenNotice | null> {
  const [notice] = await db
    .update(pushNotices)
    .set({ attempts: sql`${pushNotices.attempts} + 1` })
    .where(eq(pushNotices.id, id))
    .returning();
  if (!notice) return null;
  const [found] = await db
    .select({ device: pushDevices, roles: users.roles })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(eq(pushDevices.id, notice.deviceId));
  return found ? { notice, ...found } : null;
}

/** Deletes a sent notice. If the notice was requested another time during sending, schedules it again instead. */
export async function endNotice(tx: Tx, { id, asked }: NoticeRow, now: Date): Promise<void> {
  const removed = await tx
    .delete(pushNotices)
    .where(and(eq(pushNotices.id, id), lte(pushNotices.asked, asked)))
    .returning({ id: pushNotices.id });
  if (removed.length > 0) return;
  await tx.update(pushNotices).set({ attempts: 0, nextAttempt: now }).where(eq(pushNotices.id, id));
}

export async function delayNotice(tx: Tx, id: string, nextAttempt: Date): Promise<void> {
  await tx.update(pushNotices).set({ nextAttempt }).where(eq(pushNotices.id, id));
}

export async function waitingNotices(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  return db
    .select({ id: pushNotices.id, at: pushNotices.nextAttempt })
    .from(pushNotices)
    .orderBy(asc(pushNotices.nextAttempt))
    .limit(most);
}
