import { and, asc, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { MOST_COUNTED, type Task, type TaskKind } from "#contract/values/overview.ts";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import { FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import { kindsDecidedBy } from "#contract/values/approvals.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import { approvals } from "#db/schema/approvals.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import { entryNotes } from "#db/schema/entry-notes.ts";
import { users } from "#db/schema/users.ts";
import { isOpenFor } from "../../content/notes/store.ts";
import { eventOccurrences, events } from "#db/schema/events.ts";
import { files } from "#db/schema/files.ts";
import { messages } from "#db/schema/messages.ts";
import { orders } from "#db/schema/orders.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { EVENTS } from "../../content/entries/agenda.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";
import { hasTag, isHanded } from "../../content/entries/store.ts";
import { isThere as isCommentThere } from "../../letters/comments/store.ts";
import { isDue } from "../../letters/messages/remind.ts";
import { isThere as isMessageThere, senderColumn } from "../../letters/messages/store.ts";
import { inState, isThere as isOrderThere } from "../../shop/orders/store.ts";

const queries = {
  withdrawalsOpen: (db) =>
    db
      .select({ id: withdrawals.id, name: withdrawals.name, number: noNumber(), at: as("at", withdrawals.received) })
      .from(withdrawals)
      .where(isNull(withdrawals.done))
      .orderBy(asc(withdrawals.id))
      .limit(MOST_COUNTED),
  ordersOversold: (db) => ordersWhere(db, and(inState.oversold, isNull(orders.cancelled))),
  refundsDue: (db) => ordersWhere(db, inState.refundDue),
  ordersToSend: (db) => ordersWhere(db, inState.unshipped),
  ordersToPrepare: (db) => ordersWhere(db, inState.unready),
  picturesHidden: (db) =>
    db
      .select({ id: files.id, name: files.name, number: noNumber(), at: as("at", files.hidden) })
      .from(files)
      .where(isNotNull(files.hidden))
      .orderBy(asc(files.id))
      .limit(MOST_COUNTED),
  messagesUnread: (db) =>
    db
      .select({
        id: messages.id,
        name: as("name", senderColumn),
        number: noNumber(),
        at: as("at", messages.created),
      })
      .from(messages)
      .where(and(not(messages.read), isMessageThere))
      .orderBy(asc(messages.id))
      .limit(MOST_COUNTED),
  messagesDue: (db, now) =>
    db
      .select({ id: messages.id, name: as("name", senderColumn), number: noNumber(), at: as("at", messages.created) })
      .from(messages)
      .where(isDue(now))
      .orderBy(asc(messages.id))
      .limit(MOST_COUNTED),
  draftsHanded: (db) => draftsWhere(db, isHanded),
  draftsReturned: (db, _now, { id }) =>
    draftsWhere(db, and(sql`${entries.handover}->>'state' = 'returned'`, eq(entries.createdBy, id ?? ""))),
  approvalsWaiting: (db, _now, viewer) =>
    db
      .select({
        id: approvals.id,
        name: as("name", approvals.fromName),
        number: noNumber(),
        at: as("at", approvals.created),
      })
      .from(approvals)
      .where(and(inArray(approvals.kind, kindsDecidedBy(viewer)), ne(approvals.fromId, viewer.id ?? "")))
      .limit(MOST_COUNTED),
  notesForMe: (db, _now, { id }) =>
    db
      .select({
        id: entries.id,
        name: as("name", entries.title),
        number: noNumber(),
        at: as("at", entryNotes.created),
      })
      .from(entryNotes)
      .innerJoin(entries, eq(entries.id, entryNotes.entryId))
      .innerJoin(users, eq(users.id, entryNotes.toId))
      .where(isOpenFor(id ?? ""))
      .limit(MOST_COUNTED),
  eventsTomorrow: (db, now) =>
    db
      .select({
        id: entries.id,
        name: as("name", entries.title),
        number: noNumber(),
        at: as("at", sql`case when ${entries.dateHasTime} then ${eventOccurrences.begins} end`),
      })
      .from(eventOccurrences)
      .innerJoin(entries, eq(entries.id, eventOccurrences.entryId))
      .leftJoin(events, eq(events.entryId, entries.id))
      .where(
        and(
          eq(eventOccurrences.day, dayAfter(localDay(now), 1)),
          isPublicAt(now),
          hasTag(db, EVENTS),
          not(hasTag(db, FIXED_PAGE_TAG)),
          sql`coalesce(${eventOccurrences.status}, ${events.status}, 'scheduled') not in ('cancelled', 'postponed')`,
        ),
      )
      .orderBy(asc(eventOccurrences.begins))
      .limit(MOST_COUNTED),
  guestbookWaiting: (db) => commentsWhere(db, isNull(comments.entryId)),
  commentsWaiting: (db) => commentsWhere(db, isNotNull(comments.entryId)),
} as const satisfies Partial<Record<TaskKind, (db: Queryable, now: Date, viewer: Viewer) => SQLWrapper>>;
export type CountedKind = keyof typeof queries;

/** The client may poll these kinds, because partial indexes find their rows. */
export const polledKinds = [
  "withdrawalsOpen",
  "ordersToSend",
  "ordersToPrepare",
  "picturesHidden",
  "messagesUnread",
  "messagesDue",
  "approvalsWaiting",
  "draftsHanded",
  "notesForMe",
  "draftsReturned",
  "eventsTomorrow",
  "guestbookWaiting",
  "commentsWaiting",
] as const satisfies CountedKind[];

type Row = { kind: CountedKind; count: number; id: string; name: string; number: number | null; at: number | null };

/** Runs one statement for all kinds. */
export async function countTasks(
  db: Queryable,
  kinds: readonly CountedKind[],
  { now, viewer }: { now: Date; viewer: Viewer },
): Promise<Task[]> {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*)::int as count, min(found.id) as id, min(found.name) as name,
      min(found.number) as number, (extract(epoch from min(found.at)) * 1000)::float8 as at
      from ${queries[kind](db, now, viewer)} as found having count(*) > 0`,
  );
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `));
  return rows.map(({ kind, count, id, name, number, at }) => ({
    kind,
    count,
    // The minima are the row's own values if there is only one row.
    one: count === 1 ? { id, name: name.trim(), number } : null,
    at: at === null ? null : new Date(at).toISOString(),
  }));
}

const as = (name: "name" | "at", value: SQLWrapper) => sql`${value}`.as(name);
const noNumber = () => sql`null::int`.as("number");

function draftsWhere(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      id: entries.id,
      name: as("name", entries.title),
      number: noNumber(),
      at: as("at", sql`(${entries.handover}->>'at')::timestamptz`),
    })
    .from(entries)
    .where(and(isNotNull(entries.handover), condition))
    .limit(MOST_COUNTED);
}

function ordersWhere(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      id: orders.id,
      name: as("name", sql`${orders.firstName} || ' ' || ${orders.lastName}`),
      number: orders.number,
      at: as("at", orders.created),
    })
    .from(orders)
    .where(and(condition, isOrderThere))
    .orderBy(asc(orders.id))
    .limit(MOST_COUNTED);
}

function commentsWhere(db: Queryable, condition: SQL) {
  return db
    .select({ id: comments.id, name: comments.name, number: noNumber(), at: as("at", comments.created) })
    .from(comments)
    .where(and(eq(comments.state, "waiting"), isCommentThere, condition))
    .orderBy(asc(comments.id))
    .limit(MOST_COUNTED);
}
