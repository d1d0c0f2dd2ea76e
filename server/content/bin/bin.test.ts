import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { Role } from "#contract/values/permissions.ts";
import { comments } from "#db/schema/comments.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { removeEntries } from "../entries/store.ts";
import { restoreBinned } from "./restore-entries.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { binBelongings, binEntries, dropBinned, takeBinned } from "./store.ts";
import { untilWaitingOr } from "#testing/until-waiting.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const admin = () => site.trpc("admin");
const create = (fields: Partial<Inputs["entries"]["create"]> = {}) =>
  admin().entries.create.mutate({ title: "Apfeltag", tags: ["Aktuelles"], ...fields });
const remove = (id: string) => site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
const restore = (id: string, asDraft = false) => admin().bin.restore.mutate({ id, asDraft });
const read = (id: string, as: Role = "admin") => site.request("GET", `/api/v0/entry/${id}`, { as });
const listed = () => admin().bin.list.query({ limit: 50 });

async function remark(entryId: string, email: string): Promise<void> {
  await site.services.database.db.insert(comments).values({
    id: newId(),
    entryId,
    name: "Mia",
    email,
    text: "Schön!",
    language: "de",
    state: "public",
    created: new Date(),
  });
}

describe("a removed entry", () => {
  it("is gone for everybody, and in the bin", async () => {
    const { id } = await create({ publishDate: yesterday });
    expect((await remove(id)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await listed()).items.map((item) => item.id)).toContain(id);
  });

  it("is removed and comes back together with others, or none of them does", async () => {
    const made = [await create({ publishDate: yesterday }), await create()];
    const ids = made.map(({ id }) => id);
    const removeMany = (which: string[]) => admin().entries.removeMany.mutate({ ids: which });
    const restoreMany = (which: string[]) => admin().bin.restoreMany.mutate({ ids: which, asDraft: false });
    expect((await refusal(removeMany([...ids, newId()]))).code).toBe("C404");
    await removeMany(ids);
    expect((await refusal(restoreMany([...ids, newId()]))).code).toBe("C404");
    expect((await read(ids[0] ?? "")).status).toBe(404);
    const restored = await restoreMany([...ids, ...ids]);
    expect(restored.map(({ id, publishDate }) => [id, publishDate !== null]).sort()).toEqual(
      [
        [ids[0], true],
        [ids[1], false],
      ].sort(),
    );
    expect((await refusal(site.trpc().bin.restoreMany.mutate({ ids, asDraft: false }))).code).toBe("C100");
  });

  it("comes back as it was, with its versions, comments, event and working copy", async () => {
    const event = {
      end: null,
      place: "Hof",
      price: "",
      status: "scheduled" as const,
      rrule: "FREQ=WEEKLY",
      exdates: [],
    };
    const entry = await create({
      tags: ["Veranstaltungen", "Feste|2026"],
      publishDate: yesterday,
      date: "2026-12-05",
      event,
      blocks: [{ id: "t", type: "text", html: "<p>Most</p>", media: [] }],
    });
    const { id } = entry;
    await admin().entries.update.mutate({ id, title: "Zweite Fassung" });
    const draft = { title: "In Arbeit", blocks: [] };
    await admin().workingCopies.save.mutate({ id, version: 2, seen: null, writer: "anna0001", draft });
    await remark(id, "mia@example.org");
    const before = await admin().entries.byId.query({ id });
    await remove(id);
    expect(await restore(id)).toEqual({ ...before, updated: expect.any(String), version: 3 });
    expect((await read(id, "guest")).status).toBe(200);
    const history = await admin().entries.history.query({ id, limit: 10, skip: 0 });
    expect(history.items.map(({ version }) => version)).toEqual([3, 2, 1]);
    const { copy } = await admin().workingCopies.read.query({ id });
    expect(copy?.draft.title).toBe("In Arbeit");
    expect(await site.services.database.db.$count(comments)).toBe(1);
    const list = await site.request("GET", "/api/v0/entry/?from=2026-12-12&to=2026-12-12");
    expect((list.body as { _id: string }[]).map(({ _id }) => _id)).toContain(id);
    expect((await refusal(restore(id))).status).toBe(404);
  });

  it("comes back with the value of a new entry for a field that did not exist when it was removed", async () => {
    const { id } = await create({ byline: "Erna", date: "2026-12-05", event: { place: "Hof" } });
    await remove(id);
    await site.services.database.db.execute(
      sql`update binned_entries set entry = entry - 'byline' #- '{event,rdates}' #- '{event,changes}' where id = ${id}`,
    );
    expect(await restore(id)).toMatchObject({ byline: "", event: { place: "Hof", rdates: [], changes: [] } });
    expect((await read(id)).body).toMatchObject({ author: "" });
  });

  it("comes back from the bin as a draft, if it is asked so", async () => {
    const { id } = await create({ publishDate: yesterday });
    await remove(id);
    expect((await restore(id, true)).publishDate).toBeNull();
    expect((await read(id, "guest")).status).toBe(404);
  });

  it("comes back without files that are gone meanwhile", async () => {
    const { default: sharp } = await import("sharp");
    const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#365" } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)]), "Bald fort.jpg");
    const [file] = (await site.request("POST", "/api/v0/upload", { as: "admin", body: form })).body as {
      _id: string;
    }[];
    const { id } = await create({ mainPicture: file?._id });
    await remove(id);
    expect((await site.request("DELETE", `/api/v0/file/${file?._id}`, { as: "admin" })).status).toBe(200);
    expect((await restore(id)).mainPicture).toBeNull();
  });

  it("goes for good: by a person, after its days, or at once if nobody has written in it", async () => {
    const blocks = [{ id: "t", type: "text" as const, html: "<p>Geschrieben</p>", media: [] }];
    const [one, two, three] = [await create(), await create({ blocks }), await create()];
    await remove(one.id);
    await admin().bin.remove.mutate({ id: one.id });
    expect((await refusal(restore(one.id))).status).toBe(404);
    await admin().entries.remove.mutate({ id: three.id, version: 1, isUnwritten: true });
    expect((await refusal(restore(three.id))).status).toBe(404);
    await admin().entries.remove.mutate({ id: two.id, version: 1, isUnwritten: true });
    const { database, now } = site.services;
    const emptyIn = (days: number) => {
      const then = new Date(now().getTime() + days * 86_400_000);
      return dropBinned(database.db, daysAgo({ now: () => then }, BIN_DAYS));
    };
    await emptyIn(BIN_DAYS - 1);
    expect((await listed()).items.map(({ id }) => id)).toContain(two.id);
    await emptyIn(BIN_DAYS + 1);
    expect((await listed()).items).toEqual([]);
  });

  it("keeps no comment of a person who is erased", async () => {
    const { id } = await create({ publishDate: yesterday });
    for (const email of ["weg@example.org", "bleibt@example.org"]) await remark(id, email);
    await remove(id);
    const { persons } = site.trpc("system");
    expect(await persons.count.mutate({ email: "weg@example.org" })).toMatchObject({ comments: 1 });
    await persons.erase.mutate({ email: "weg@example.org" });
    await restore(id);
    const rows = await site.services.database.db
      .select({ email: comments.email, entryId: comments.entryId })
      .from(comments);
    expect(rows.filter((row) => row.entryId === id)).toEqual([{ email: "bleibt@example.org", entryId: id }]);
  });

  it.each(["goes into the bin", "comes back"])(
    "keeps no comment of a person who is erased while it %s",
    async (way) => {
      const { database, now } = site.services;
      const { id } = await create({ publishDate: yesterday });
      for (const email of ["weg@example.org", "bleibt@example.org"]) await remark(id, email);
      if (way === "comes back") await remove(id);
      const begin = Promise.withResolvers<void>();
      const erase = () => site.trpc("system").persons.erase.mutate({ email: "weg@example.org" });
      const erased = begin.promise.then(erase);
      await database.db.transaction(async (tx) => {
        const storing = { by: null, at: now() };
        if (way === "comes back") {
          for (const binned of await takeBinned(tx, [id]))
            await restoreBinned(tx, binned, { asDraft: false, ...storing });
        } else {
          await binBelongings(tx, [id], storing);
        }
        begin.resolve();
        await untilWaitingOr(erased, tx);
        if (way !== "comes back") await binEntries(tx, await removeEntries(tx, [id], now()));
      });
      await erased;
      if (way !== "comes back") await restore(id);
      const rows = await database.db.select({ email: comments.email }).from(comments).where(eq(comments.entryId, id));
      expect(rows).toEqual([{ email: "bleibt@example.org" }]);
    },
  );

  it("is nobody's who may not remove", async () => {
    const { bin } = site.trpc("guest");
    expect((await refusal(bin.list.query({ limit: 10 }))).code).toBe("C100");
    expect((await refusal(bin.restore.mutate({ id: newId(), asDraft: false }))).code).toBe("C100");
    expect((await refusal(bin.remove.mutate({ id: newId() }))).code).toBe("C100");
  });
});
