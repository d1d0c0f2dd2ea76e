import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { createCaller } from "../../router.ts";
import { entryNoun } from "../../http/rest/entry.ts";
import { toRest } from "../../http/rest/names.ts";
import { insertSettings } from "../../kernel/settings/store.ts";

/** Earlier releases stored fields under the names of REST. The last of these releases had this many migrations. */
const BEFORE = 61;

const [shown, plain, binnedId, picture] = [newId(), newId(), newId(), newId()];
const images = [{ file: picture, caption: "Früh" }];
const oldSettings = {
  pivot: "horizontal",
  positionX: "center",
  positionY: "center",
  images,
  myTitle: "Ernte",
  myShowTitle: true,
  myInterval: 700,
  mySize: "fit",
  myOnClick: "none",
  mySizeClick: "crop",
};
const text = { id: "t", type: "text", html: "<p>mySize</p>", media: [], revision: 1, englishFrom: null };
const kept = { id: "g", type: "gallery", revision: 1, englishFrom: 1 };
const oldGallery = { ...kept, settings: oldSettings, en: { myTitle: "Harvest" } };
const bare = { id: "h", type: "gallery", revision: 1, englishFrom: null };
const oldBlocks = [text, oldGallery, { ...bare, settings: oldSettings }];

const settings = {
  ...defaultGallery,
  images,
  title: "Ernte",
  showTitle: true,
  intervalMs: 700,
  size: "fit",
  onClick: "none",
  fullscreenSize: "crop",
};
const blocks = [text, { ...kept, settings, en: { title: "Harvest" } }, { ...bare, settings }];

const { mainPicture: _main, isRound: _round, ...others } = emptyFields;
const fields = { ...others, title: "Fest", publishDate: "2026-01-01T00:00:00.000Z" };
const old = { ...fields, mediamain: picture, avatar: true, blocks: oldBlocks };
const now = { ...fields, mainPicture: picture, isRound: true, blocks };
const created = { created: "2026-01-01T00:00:00.000Z", updated: "2026-01-01T00:00:00.000Z", version: 1 };
const binned = {
  ...old,
  ...created,
  id: binnedId,
  dateHasTime: false,
  shareFb: null,
  seo: null,
  titleRevision: 1,
  address: null,
};
const belongings = {
  comments: [],
  addresses: [],
  revisions: [{ entry_id: binnedId, version: 1, state: old, published: created.created, published_by: null }],
  workingCopies: [
    { entry_id: binnedId, base: old, draft: old, revision: 2, writer: "w", changed: created.created, changed_by: null },
  ],
};
const audited = [
  { field: "title", before: "Fest", after: "Hoffest" },
  { field: "mediamain", before: null, after: picture },
  { field: "avatar", before: "false", after: "true" },
];
const draft = { title: "", blocks: oldBlocks, mediamain: null };

let services: TestServices;
const rowsOf = async (query: string): Promise<unknown[]> => (await services.database.pool.query(query)).rows;
const firstOf = async (query: string): Promise<Record<string, unknown>> =>
  (await rowsOf(query))[0] as Record<string, unknown>;

beforeAll(async () => {
  const { database, url } = await openEmptyDatabase();
  await migrateDatabase(database, url, BEFORE);
  const insert = (table: string, row: Record<string, unknown>) => {
    const values = Object.values(row).map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    const places = values.map((_value, index) => `$${index + 1}`).join();
    return database.pool.query(`insert into ${table} (${Object.keys(row).join()}) values (${places})`, values);
  };
  const at = created.created;
  const file = {
    ext: "jpg",
    mime: "image/jpeg",
    kind: "image",
    size_bytes: 1,
    original_size_bytes: 1,
    upload_date: at,
  };
  await insert("files", { id: picture, name: "a.jpg", hash: "h", original_hash: "h", ...file });
  const entry = { title: "Fest", mediamain: picture, avatar: true, blocks: oldBlocks, publish_date: at };
  await insert("entries", { ...entry, ...created, id: shown });
  await insert("entries", { ...entry, ...created, id: plain, blocks: [text], avatar: false, mediamain: null });
  await insert("entry_revisions", { entry_id: shown, version: 1, state: old, published: at });
  await insert("working_copies", { entry_id: shown, base: old, draft, revision: 1, changed: at });
  await insert("binned_entries", { id: binnedId, title: "Fest", entry: binned, belongings, removed: at });
  const place = (owner_kind: string, part: object) =>
    insert("binned_places", { owner_kind, owner_id: shown, version: 2, part });
  await place("entry", { mediamain: picture, blocks: oldBlocks });
  await place("workingCopy", { draft });
  await place("product", { images: [picture], downloads: [] });
  await insert("demo_items", { kind: "page", id: shown, version: 1, removed: at, row: old });
  await insert("demo_items", {
    kind: "settings",
    id: "texts",
    version: 0,
    written: { title: "Hof" },
    row: { title: "Hof" },
  });
  await insert("audit_log", {
    id: "1",
    at,
    user_name: "",
    action: "update",
    noun: "entry",
    label: "Fest",
    fields: audited,
  });
  await insert("audit_log", { id: "2", at, user_name: "", action: "update", noun: "entry", label: "Fest", fields: [] });
  await migrateDatabase(database, url);
  await insertSettings(database.db);
  services = await openTestServices(database);
  await insertAdmin(database);
});
afterAll(() => services.close());
const caller = () => createCaller(contextOf(services, admin));

describe("an entry of a release before", () => {
  it("is read under the new names, and under the old ones by REST", async () => {
    const entry = await caller().entries.byId({ id: shown });
    expect(entry).toMatchObject({ mainPicture: picture, isRound: true, blocks });
    expect(await caller().entries.byId({ id: plain })).toMatchObject({
      mainPicture: null,
      isRound: false,
      blocks: [text],
    });
    expect(toRest(entryNoun, entry)).toMatchObject({
      mediamain: picture,
      avatar: true,
      content: [text.html],
      sections: [1, 2].map(() => ({ type: "gallery", settings: oldSettings })),
      en: { sections: [{ title: "Harvest" }, { title: "" }] },
    });
  });

  it("is found by the title of its gallery, in both languages", async () => {
    for (const q of ["ernte", "harvest"])
      expect(
        (await caller().entries.list({ q, limit: 5 })).items.map(({ id }) => id),
        q,
      ).toEqual([shown]);
    const differing = await rowsOf("select id from search_index join search_sources using (kind, id, vector)");
    expect(differing.length).toBe(
      await services.database.pool.query("select 1 from search_index").then((one) => one.rowCount),
    );
    expect((await firstOf(`select vector::text as words from search_index where id = '${shown}'`))["words"]).toMatch(
      /harvest/u,
    );
  });

  it("has published states and a working copy under the new names", async () => {
    expect(await rowsOf(`select state from entry_revisions where entry_id = '${shown}'`)).toEqual([{ state: now }]);
    expect(await firstOf(`select base, draft from working_copies where entry_id = '${shown}'`)).toEqual({
      base: now,
      draft: { title: "", blocks, mainPicture: null },
    });
  });

  it("comes back from the bin with its picture, its states and its working copy", async () => {
    await caller().bin.restore({ id: binnedId, asDraft: false });
    expect(await caller().entries.byId({ id: binnedId })).toMatchObject({
      mainPicture: picture,
      isRound: true,
      blocks,
    });
    expect(await firstOf(`select state from entry_revisions where entry_id = '${binnedId}' and version = 1`)).toEqual({
      state: now,
    });
    expect(await firstOf(`select base, draft from working_copies where entry_id = '${binnedId}'`)).toEqual({
      base: now,
      draft: now,
    });
  });

  it("has its parts with binned files, its row of the demo content and its changes under the new names", async () => {
    const parts = await rowsOf("select owner_kind, part from binned_places order by owner_kind");
    expect(parts).toEqual([
      { owner_kind: "entry", part: { mainPicture: picture, blocks } },
      { owner_kind: "product", part: { images: [picture], downloads: [] } },
      { owner_kind: "workingCopy", part: { draft: { title: "", blocks, mainPicture: null } } },
    ]);
    expect(await rowsOf(`select "row" from demo_items order by kind`)).toEqual([
      { row: now },
      { row: { title: "Hof" } },
    ]);
    const { fields: changed } = await firstOf("select fields from audit_log where id = '1'");
    expect((changed as { field: string }[]).map(({ field }) => field)).toEqual(["title", "mainPicture", "isRound"]);
    expect(await firstOf("select fields from audit_log where id = '2'")).toEqual({ fields: [] });
  });
});

it("the migration renames the foreign key, and leaves none of its functions", async () => {
  const named = await rowsOf("select conname from pg_constraint where conname like 'entries%files%'");
  expect(named).toEqual([{ conname: "entries_main_picture_files_id_fk" }]);
  expect(await rowsOf("select proname from pg_proc where proname like 'renamed%'")).toEqual([]);
});
