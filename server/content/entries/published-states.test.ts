import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryRevisions } from "#db/schema/entries.ts";
import { users } from "#db/schema/users.ts";
import { createCaller } from "../../router.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { insertFile } from "#testing/library.ts";

let services: TestServices;
let editor: ReturnType<typeof createCaller>;
let now: Date;

beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  editor = createCaller(contextOf({ ...services, now: () => now }, admin));
});
afterAll(() => services.close());

const published = { title: "Apfelfest", content: ["<p>Äpfel</p>"], tags: ["Aktuelles"], publishDate: "now" as const };

const statesOf = (id: string) =>
  services.database.db
    .select()
    .from(entryRevisions)
    .where(eq(entryRevisions.entryId, id))
    .orderBy(asc(entryRevisions.version));

describe("a published state is kept, with who and when,", () => {
  it("when an entry is created as public, and whenever it is changed", async () => {
    now = new Date("2026-03-01T10:00:00Z");
    const { id } = await editor.entries.create(published);
    const created = now;
    now = new Date("2026-03-02T11:00:00Z");
    await editor.entries.update({ id, title: "Apfelfest 2026", english: { title: "Apple day" } });
    const states = await statesOf(id);
    expect(states.map(({ version, published: at, publishedBy }) => ({ version, at, publishedBy }))).toEqual([
      { version: 1, at: created, publishedBy: admin.id },
      { version: 2, at: now, publishedBy: admin.id },
    ]);
    const state = {
      tags: ["Aktuelles"],
      publishDate: created.toISOString(),
      date: null,
      isRound: false,
      mainPicture: null,
    };
    const blocks = [{ type: "text", html: "<p>Äpfel</p>", media: [], revision: 1, englishFrom: null }];
    expect(states.map((row) => row.state)).toMatchObject([
      { ...state, blocks, title: "Apfelfest", en: null },
      { ...state, blocks, title: "Apfelfest 2026", en: { title: "Apple day" } },
    ]);
  });

  it("and a state from before a field existed has the value of a new entry", async () => {
    now = new Date("2026-03-01T10:00:00Z");
    const { id } = await editor.entries.create({ ...published, byline: "Erna" });
    await services.database.db
      .update(entryRevisions)
      .set({ state: sql`${entryRevisions.state} - 'byline' - 'event'` })
      .where(eq(entryRevisions.entryId, id));
    const { state } = await editor.entries.state({ id, version: 1 });
    expect(state).toMatchObject({ title: "Apfelfest", byline: "", event: null });
  });

  it("when a draft is published, and when it is scheduled", async () => {
    now = new Date("2026-03-01T10:00:00Z");
    const { id } = await editor.entries.create({ title: "Entwurf" });
    await editor.entries.update({ id, publishDate: "2026-04-01T10:00:00Z" });
    await editor.entries.update({ id, publishDate: "now" });
    expect((await statesOf(id)).map(({ version, state }) => [version, state.publishDate])).toEqual([
      [2, "2026-04-01T10:00:00.000Z"],
      [3, "2026-03-01T10:00:00.000Z"],
    ]);
  });

  it("when a tag that it carries is moved, or removed", async () => {
    now = new Date("2026-03-01T10:00:00Z");
    const { id } = await editor.entries.create({ ...published, tags: ["Aktuelles", "Feste|2026"] });
    const draft = await editor.entries.create({ title: "Entwurf", tags: ["Feste|2026"] });
    now = new Date("2026-03-02T11:00:00Z");
    await editor.tags.move({ path: "Feste|2026", parent: null });
    await editor.tags.remove({ path: "2026" });
    const states = await statesOf(id);
    expect(states.map(({ version, state, publishedBy }) => [version, state.tags, publishedBy])).toEqual([
      [1, ["Aktuelles", "Feste|2026"], admin.id],
      [2, ["Aktuelles", "2026"], admin.id],
      [3, ["Aktuelles"], admin.id],
    ]);
    expect(states.at(-1)).toMatchObject({ published: now, state: { title: published.title } });
    expect(await statesOf(draft.id)).toEqual([]);
  });

  it("when a file that it shows is deleted: once, without the file", async () => {
    now = new Date("2026-03-01T10:00:00Z");
    const [gone, left] = [await insertFile(services.database), await insertFile(services.database)];
    const { id } = await editor.entries.create({ ...published, media: [[gone, left]], mainPicture: gone });
    now = new Date("2026-03-05T12:00:00Z");
    await editor.files.remove({ id: gone });
    const [, last, ...more] = await statesOf(id);
    expect(more).toEqual([]);
    expect(last).toMatchObject({ version: 2, published: now, publishedBy: admin.id });
    expect(last?.state).toMatchObject({ mainPicture: null, blocks: [{ media: [left] }] });
    expect((await editor.entries.byId({ id })).version).toBe(2);
  });
});

describe("no state is kept", () => {
  it("of a draft, nor of what leaves an entry as it is", async () => {
    const draft = await editor.entries.create({ title: "Entwurf" });
    await editor.entries.update({ id: draft.id, title: "Zweiter Entwurf" });
    expect(await statesOf(draft.id)).toEqual([]);
    const { id } = await editor.entries.create(published);
    await editor.entries.update({ id, title: published.title });
    expect(await statesOf(id)).toHaveLength(1);
  });

  it("when an entry is taken back: those before stay", async () => {
    const { id } = await editor.entries.create(published);
    await editor.entries.update({ id, publishDate: null });
    await editor.entries.update({ id, title: "Nicht mehr öffentlich" });
    expect((await statesOf(id)).map(({ version }) => version)).toEqual([1]);
  });

  it("of a draft that loses a file", async () => {
    const gone = await insertFile(services.database);
    const { id } = await editor.entries.create({ title: "Entwurf", media: [[gone]] });
    await editor.files.remove({ id: gone });
    expect(await statesOf(id)).toEqual([]);
  });

  it("of an entry that is deleted; of one whose user is gone it stays", async () => {
    const { id } = await editor.entries.create(published);
    const kept = await editor.entries.create(published);
    await editor.entries.remove({ id });
    expect(await statesOf(id)).toEqual([]);
    await services.database.db.delete(users).where(eq(users.id, admin.id ?? ""));
    expect(await statesOf(kept.id)).toMatchObject([{ version: 1, publishedBy: null }]);
  });
});
