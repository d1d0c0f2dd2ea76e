import { plainEvent } from "#contract/values/event-status.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eq, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { comments } from "#db/schema/comments.ts";
import { messages } from "#db/schema/messages.ts";
import { orders } from "#db/schema/orders.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { MOST_COUNTED, type Task } from "#contract/values/overview.ts";
import { storeEntry } from "#testing/entries.ts";
import { storeMessage } from "#testing/messages.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { countTasks, polledKinds } from "./count-tasks.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await openShop(site);
});
afterAll(() => site.close());
beforeEach(() => db().execute("delete from rate_limits"));

const db = () => site.services.database.db;
const overview = () => site.trpc("admin").overview;
const waiting = (): Promise<Task[]> => overview().waiting.query();
const checks = async () => (await overview().checks.query()).map(({ kind }) => kind);
const put = (body: object) => site.request("PUT", "/api/v0/config/", { as: "system", body });
const switchOn = (name: string, enabled: boolean) => put({ components: { [name]: { enabled } } });

it("one order is named, several are counted with the oldest; they vanish when they are sent, but not with the shop", async () => {
  const juice = await storeProduct(db());
  const buy = (order: object = {}) => placed(site, { items: [{ item: juice.id, amount: 1 }], order });
  const first = await buy({ vname: "Anna", nname: "Berg" });
  const created = new Date("2026-11-20T12:00:00Z");
  await db().update(orders).set({ created }).where(eq(orders.id, first._id));
  const one = { id: first._id, name: "Anna Berg", number: first.number };
  expect(await waiting()).toEqual([{ kind: "ordersToSend", count: 1, one, at: created.toISOString() }]);
  await buy();
  const fetched = await buy({ delivery: "pickup" });
  expect(await waiting()).toMatchObject([
    { kind: "ordersToSend", count: 2, one: null, at: created.toISOString() },
    { kind: "ordersToPrepare", count: 1, one: { number: fetched.number } },
  ]);
  await switchOn("shop", false);
  expect(await waiting()).toHaveLength(2);
  await switchOn("shop", true);
  await db().update(orders).set({ overpaid: 100 }).where(eq(orders.id, first._id));
  await db().update(orders).set({ oversold: created }).where(eq(orders.id, fetched._id));
  expect(await checks()).toEqual(expect.arrayContaining(["refundsDue", "ordersOversold"]));
  await db().update(orders).set({ overpaid: 0, oversold: null, shipped: created, handedOver: created });
  expect(await waiting()).toEqual([]);
  expect(await checks()).not.toEqual(expect.arrayContaining(["refundsDue"]));
});

it("names an unread message, a withdrawal and comments; each component that is off has no row", async () => {
  const message = await storeMessage(db());
  const declared = { name: "Anna Kern", email: "anna@example.org", order: "", text: "" };
  await site.trpc().withdrawals.declare.mutate(declared);
  const entry = await storeEntry(site.services.database, { title: "Apfeltag", tags: ["Aktuelles"] });
  const comment = { email: "", text: "Schön", language: "de" as const, created: new Date() };
  await db()
    .insert(comments)
    .values({ ...comment, id: newId(), entryId: null, name: "Karl" });
  await db()
    .insert(comments)
    .values({ ...comment, id: newId(), entryId: entry.id, name: "Ida" });
  await switchOn("guestbook", true);
  await switchOn("comments", true);
  const named = async () => (await waiting()).map(({ kind, one }) => [kind, one?.name]);
  expect(await named()).toEqual([
    ["withdrawalsOpen", "Anna Kern"],
    ["messagesUnread", "Erika Muster"],
    ["guestbookWaiting", "Karl"],
    ["commentsWaiting", "Ida"],
  ]);
  await switchOn("guestbook", false);
  expect((await named()).map(([kind]) => kind)).not.toContain("guestbookWaiting");
  await switchOn("comments", false);
  expect((await named()).map(([kind]) => kind)).toEqual(["withdrawalsOpen", "messagesUnread"]);
  await site.trpc("admin").messages.update.mutate({ id: message.id, version: 1, read: true });
  const [open] = (await site.trpc("admin").withdrawals.list.query({})).items;
  await site.trpc("admin").withdrawals.update.mutate({ id: open?.id ?? "", version: 1, done: true });
  expect(await waiting()).toEqual([]);
});

it("counts at most a hundred", async () => {
  for (let index = 0; index <= MOST_COUNTED; index += 1) await storeMessage(db());
  expect(await waiting()).toMatchObject([{ kind: "messagesUnread", count: MOST_COUNTED, one: null }]);
  await db().delete(messages);
});

it("can use an index for each kind", async () => {
  const plan = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    let lines: string[] = [];
    const explaining = Object.create(tx, {
      execute: {
        value: async (query: SQL) => {
          const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
          lines = rows.map((row) => row["QUERY PLAN"]);
          return { rows: [] };
        },
      },
    }) as typeof tx;
    await countTasks(explaining, polledKinds, { now: new Date(), viewer: guestViewer });
    return lines.join("\n");
  });
  for (const index of [
    "withdrawals_open_idx",
    "orders_open_idx",
    "messages_unread_idx",
    "event_occurrences_day_idx",
    "comments_waiting_idx",
  ])
    expect(plan).toContain(index);
});

it("tells public events of tomorrow that take place", async () => {
  const now = new Date("2026-11-27T09:00:00Z");
  site.services.now = () => now;
  const event = { ...plainEvent, status: "scheduled" as const };
  const shown = { tags: ["Veranstaltungen"], publishDate: new Date("2026-01-01"), event };
  const store = (title: string, date: string, more: object = {}) =>
    storeEntry(site.services.database, { ...shown, title, date: new Date(date), ...more });
  // In Germany, this is already the day after tomorrow.
  await store("Nachts", "2026-11-28T23:30:00Z", { dateHasTime: true });
  await store("Heute", "2026-11-27");
  await store("Abgesagt", "2026-11-28", { event: { ...event, status: "cancelled" } });
  await store("Eine abgesagt", "2026-11-21", {
    event: {
      ...event,
      rrule: "FREQ=WEEKLY",
      changes: [{ day: "2026-11-28", date: null, end: null, place: null, status: "cancelled" }],
    },
  });
  await store("Entwurf", "2026-11-28", { publishDate: null });
  expect(await waiting()).toEqual([]);
  const { id } = await store("Trio", "2026-11-28T19:00:00Z", { dateHasTime: true });
  const one = { id, name: "Trio", number: null };
  expect(await waiting()).toEqual([{ kind: "eventsTomorrow", count: 1, one, at: "2026-11-28T19:00:00.000Z" }]);
  await store("Markt", "2026-11-28");
  expect(await waiting()).toMatchObject([{ kind: "eventsTomorrow", count: 2, one: null }]);
  site.services.now = () => new Date();
});
