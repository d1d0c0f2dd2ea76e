import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { messages, messageTags } from "#db/schema/messages.ts";
import { products } from "#db/schema/products.ts";
import { tags } from "#db/schema/tags.ts";
import { users } from "#db/schema/users.ts";
import { guestViewer, type Viewer } from "#contract/values/permissions.ts";
import { createCaller } from "../../router.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { ticksOf } from "#testing/ticks.ts";
import { insertFile } from "#testing/library.ts";
import { storeMessage } from "#testing/messages.ts";
import { storeProduct } from "#testing/products.ts";

let services: TestServices;
let editor: ReturnType<typeof createCaller>;

beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  editor = createCaller(contextOf(services, admin));
});
afterAll(() => services.close());
afterEach(async () => {
  const { db } = services.database;
  await db.delete(entries);
  await db.delete(files);
  await db.delete(messages);
  await db.delete(products);
  await db.delete(tags);
});

const addFile = (carried: string[]) => insertFile(services.database, { tags: carried });
const tagsOf = async (id: string) => (await editor.files.byId({ id })).tags;
const addEntry = async (carried: string[]) => (await editor.entries.create({ title: "Eintrag", tags: carried })).id;
const entryTagsOf = async (id: string) => (await editor.entries.byId({ id })).tags;
const paths = async () => (await services.database.db.select().from(tags)).map(({ path }) => path).sort();
const refusedAs = (key: string) => ({ cause: { kind: "invalid", details: { fields: { path: { key } } } } });

test("a guest sees no tree and changes none", async () => {
  const guest = createCaller(contextOf(services, guestViewer));
  await expect(guest.tags.tree({})).rejects.toMatchObject({ cause: { kind: "signedOut" } });
  await expect(guest.tags.create({ path: "a" })).rejects.toMatchObject({ cause: { kind: "signedOut" } });
});

test("the tree is read level by level, with files counted at the tag and below, each once", async () => {
  await addFile(["Feste|2026", "Feste|2026|Apfeltag"]);
  await addFile(["Feste|2025"]);
  await addFile(["Feste"]);
  await addFile(["Festessen"]);
  expect(await editor.tags.tree({})).toEqual({
    total: 2,
    items: [
      { path: "Festessen", name: "Festessen", count: 1, total: 1, hasChildren: false, isFixed: false, en: "" },
      { path: "Feste", name: "Feste", count: 1, total: 3, hasChildren: true, isFixed: false, en: "" },
    ].reverse(),
  });
  expect(await editor.tags.tree({ parent: "Feste" })).toMatchObject({
    total: 2,
    items: [
      { path: "Feste|2025", name: "2025", count: 1, total: 1, hasChildren: false },
      { path: "Feste|2026", count: 1, total: 1, hasChildren: true },
    ],
  });
  expect(await editor.tags.tree({ parent: "Nirgends" })).toEqual({ items: [], total: 0 });
});

test("the library's tree holds tags with files at them or below, and those that were made in it", async () => {
  const file = await addFile(["Feste|2026"]);
  await addEntry(["Aktuelles", "Feste|2027"]);
  await editor.tags.create({ path: "Leer|innen" });
  const shown = async (parent: string | null) =>
    (await editor.tags.tree({ parent, ofFiles: true })).items.map(({ path, hasChildren }) => [path, hasChildren]);
  expect(await shown(null)).toEqual([
    ["Feste", true],
    ["Leer", true],
  ]);
  expect(await shown("Feste")).toEqual([["Feste|2026", false]]);
  expect(await shown("Leer")).toEqual([["Leer|innen", false]]);
  expect((await editor.tags.tree({ parent: "Feste" })).total).toBe(2);
  await services.database.db.delete(files).where(eq(files.id, file));
  await editor.tags.rename({ path: "Leer", name: "Vorrat" });
  expect(await shown(null)).toEqual([["Vorrat", true]]);
  expect((await editor.tags.tree({ ofFiles: true })).total).toBe(1);
  expect(await paths()).toContain("Feste|2026");
});

test("tags stand in the order in which people read, and are found without case and diacritics", async () => {
  for (const path of ["Zwetschge", "apfel", "Äpfel|Boskoop", "Birne"]) await editor.tags.create({ path });
  const names = async (input: Parameters<typeof editor.tags.tree>[0]) =>
    (await editor.tags.tree(input)).items.map(({ path }) => path);
  expect(await names({})).toEqual(["apfel", "Äpfel", "Birne", "Zwetschge"]);
  expect(await names({ q: "APFEL" })).toEqual(["apfel", "Äpfel", "Äpfel|Boskoop"]);
  expect(await names({ q: "boskoop" })).toEqual(["Äpfel|Boskoop"]);
  expect(await names({ parent: "Äpfel", q: "ÄPFEL" })).toEqual(["Äpfel|Boskoop"]);
  expect(await names({ q: "%" })).toEqual([]);
  expect(await editor.tags.tree({ limit: 1, skip: 2 })).toMatchObject({ total: 4, items: [{ path: "Birne" }] });
});

test("a new tag gets its parents; again it stays as it is", async () => {
  expect(await editor.tags.create({ path: " Feste | 2026 " })).toEqual({ path: "Feste|2026" });
  await editor.tags.create({ path: "Feste|2026" });
  expect(await paths()).toEqual(["Feste", "Feste|2026"]);
  for (const path of ["", "a||b", "x".repeat(61), "a|b|c|d|e|f|g|h|i"])
    await expect(editor.tags.create({ path }), path).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a renamed tag takes its subtree along, with the files and entries that carry it", async () => {
  const file = await addFile(["Obst", "Feste|2026|Apfeltag", "Feste"]);
  const untouched = await addFile(["Festessen"]);
  const entry = await addEntry(["Feste|2026"]);
  const rename = async () =>
    expect(await editor.tags.rename({ path: "Feste", name: "Feiern" })).toEqual({ path: "Feiern" });
  expect(await ticksOf(services.database, rename)).toEqual([["entries", "files", "products"]]);
  expect(await tagsOf(file)).toEqual(["Obst", "Feiern|2026|Apfeltag", "Feiern"]);
  expect(await entryTagsOf(entry)).toEqual(["Feiern|2026"]);
  expect(await paths()).toEqual(["Feiern", "Feiern|2026", "Feiern|2026|Apfeltag", "Festessen", "Obst"]);
  expect((await editor.files.byId({ id: file })).version).toBe(2);
  expect((await editor.entries.byId({ id: entry })).version).toBe(2);
  expect((await editor.files.byId({ id: untouched })).version).toBe(1);
});

test("an English name stays with its tag wherever that goes, and is told to the shop's pages", async () => {
  await editor.tags.create({ path: "Saft|Apfel" });
  const named = async () =>
    expect(await editor.tags.rename({ path: "Saft|Apfel", name: "Apfel", en: "Apple" })).toEqual({
      path: "Saft|Apfel",
    });
  expect(await ticksOf(services.database, named)).toEqual([["products"]]);
  await editor.tags.rename({ path: "Saft", name: "Säfte" });
  expect((await editor.tags.tree({ parent: "Säfte" })).items).toMatchObject([{ name: "Apfel", en: "Apple" }]);
  await editor.tags.rename({ path: "Säfte|Apfel", name: "Birne", en: "" });
  expect((await editor.tags.tree({ parent: "Säfte" })).items).toMatchObject([{ name: "Birne", en: "" }]);
  await expect(editor.tags.rename({ path: "Fehlt", name: "Fehlt", en: "None" })).rejects.toThrow();
});

test("a rename that changes nothing raises no version", async () => {
  const file = await addFile(["Feste"]);
  const rename = async () =>
    expect(await editor.tags.rename({ path: "Feste", name: "Feste" })).toEqual({ path: "Feste" });
  expect(await ticksOf(services.database, rename)).toEqual([]);
  expect((await editor.files.byId({ id: file })).version).toBe(1);
});

test("a moved tag stands below its new parent, which is made if need be", async () => {
  const file = await addFile(["Apfeltag|Saft"]);
  expect(await editor.tags.move({ path: "Apfeltag", parent: "Feste|2026" })).toEqual({ path: "Feste|2026|Apfeltag" });
  expect(await tagsOf(file)).toEqual(["Feste|2026|Apfeltag|Saft"]);
  expect(await editor.tags.move({ path: "Feste|2026|Apfeltag", parent: null })).toEqual({ path: "Apfeltag" });
  expect(await tagsOf(file)).toEqual(["Apfeltag|Saft"]);
  expect(await paths()).toEqual(["Apfeltag", "Apfeltag|Saft", "Feste", "Feste|2026"]);
});

test("a tag that takes the name of another becomes one with it, and nothing carries it twice", async () => {
  const both = await addFile(["Most|Alt", "Saft|Alt", "Most", "Most|Neu"]);
  const one = await addFile(["Most|Alt"]);
  const entry = await addEntry(["Saft", "Most"]);
  await editor.tags.rename({ path: "Most", name: "Saft", merge: true });
  expect(await tagsOf(both)).toEqual(["Saft|Alt", "Saft", "Saft|Neu"]);
  expect(await tagsOf(one)).toEqual(["Saft|Alt"]);
  expect(await entryTagsOf(entry)).toEqual(["Saft"]);
  expect(await paths()).toEqual(["Saft", "Saft|Alt", "Saft|Neu"]);
});

test("a tag that would become one with another is left alone, with all that carries it, until that is agreed to", async () => {
  const file = await addFile(["Most|Alt", "Saft", "Obst|Saft"]);
  const refused = { cause: { kind: "conflict", details: { current: { path: "Saft" } } } };
  await expect(editor.tags.rename({ path: "Most", name: "Saft", en: "Juice" })).rejects.toMatchObject(refused);
  await expect(editor.tags.move({ path: "Obst|Saft", parent: null })).rejects.toMatchObject(refused);
  expect(await tagsOf(file)).toEqual(["Most|Alt", "Saft", "Obst|Saft"]);
  expect((await editor.files.byId({ id: file })).version).toBe(1);
  expect(await editor.tags.move({ path: "Obst|Saft", parent: null, merge: true })).toEqual({ path: "Saft" });
  expect(await tagsOf(file)).toEqual(["Most|Alt", "Saft"]);
});

test("before a tag is removed, all that carries it or a tag below it is counted by its kind, each once", async () => {
  await addFile(["Feste|2026|Apfeltag", "Feste"]);
  await addFile(["Festessen"]);
  await addEntry(["Feste|2026"]);
  await storeProduct(services.database.db, { tags: ["Feste"] });
  const { id: messageId } = await storeMessage(services.database.db);
  await services.database.db.insert(messageTags).values({ messageId, path: "Feste", position: 0 });
  expect(await editor.tags.carriers({ path: "Feste" })).toEqual({
    entries: 1,
    files: 1,
    products: 1,
    orders: 0,
    messages: 1,
  });
  await expect(createCaller(contextOf(services, guestViewer)).tags.carriers({ path: "Feste" })).rejects.toMatchObject({
    cause: { kind: "signedOut" },
  });
});

test("an author's tree has the tags of own files, and counts no others", async () => {
  const author: Viewer = { ...guestViewer, id: "author", handle: "author@example.org", roles: ["author"] };
  const own = createCaller(contextOf(services, author));
  const { db } = services.database;
  await db
    .insert(users)
    .values({ id: "author", name: "A", handle: "author@example.org", passwordHash: "x", roles: [] });
  await insertFile(services.database, { tags: ["Feste|2026"], createdBy: "author" });
  await addFile(["Feste|2026", "Feste|2025"]);
  await addFile(["Vorstand"]);
  expect((await own.tags.tree({ ofFiles: true })).items).toMatchObject([{ path: "Feste", count: 0, total: 1 }]);
  expect((await own.tags.tree({ parent: "Feste", ofFiles: true })).items).toMatchObject([
    { path: "Feste|2026", count: 1, total: 1, hasChildren: false },
  ]);
  expect((await editor.tags.tree({ parent: "Feste", ofFiles: true })).total).toBe(2);
  expect((await own.tags.tree({ q: "2025" })).items).toMatchObject([{ path: "Feste|2025", total: 0 }]);
});

test("a tag may take the place of the one above it that has its name", async () => {
  const file = await addFile(["Obst|Obst", "Obst|Obst|Obst", "Obst"]);
  const other = await addFile(["Obst|Birne", "Obst|Obst|Birne"]);
  expect(await editor.tags.move({ path: "Obst|Obst", parent: null, merge: true })).toEqual({ path: "Obst" });
  expect(await tagsOf(file)).toEqual(["Obst|Obst", "Obst"]);
  expect(await tagsOf(other)).toEqual(["Obst|Birne"]);
  expect(await paths()).toEqual(["Obst", "Obst|Birne", "Obst|Obst"]);
});

test("a tag goes neither below itself nor deeper than eight levels", async () => {
  const deep = ["a", "b", "c", "d", "e", "f"].join("|");
  const file = await addFile([deep]);
  await addFile(["x|y|z"]);
  await expect(editor.tags.move({ path: "a", parent: "a|b" })).rejects.toMatchObject(refusedAs("tagBelowItself"));
  await expect(editor.tags.move({ path: "a", parent: "a" })).rejects.toMatchObject(refusedAs("tagBelowItself"));
  await expect(editor.tags.move({ path: "a", parent: "x|y|z" })).rejects.toMatchObject(refusedAs("tagInvalid"));
  await editor.tags.move({ path: "a", parent: "x|y" });
  expect(await tagsOf(file)).toEqual([`x|y|${deep}`]);
  for (const name of ["", "b|c", "x".repeat(61)])
    await expect(editor.tags.rename({ path: "x", name }), name).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("what is not there cannot be renamed, moved or removed", async () => {
  const calls = [
    () => editor.tags.rename({ path: "Nirgends", name: "Irgendwo" }),
    () => editor.tags.rename({ path: "Nirgends", name: "Nirgends" }),
    () => editor.tags.move({ path: "Nirgends", parent: "Feste" }),
    () => editor.tags.remove({ path: "Nirgends" }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ cause: { kind: "notFound" } });
  expect(await paths()).toEqual([]);
});

test("a removed tag goes with all that is below it; files and entries stay", async () => {
  const file = await addFile(["Feste|2026|Apfeltag", "Obst", "Feste"]);
  const entry = await addEntry(["Feste"]);
  const remove = async () => expect(await editor.tags.remove({ path: "Feste" })).toEqual({ removed: 3 });
  expect(await ticksOf(services.database, remove)).toEqual([["entries", "files", "products"]]);
  expect(await tagsOf(file)).toEqual(["Obst"]);
  expect(await entryTagsOf(entry)).toEqual([]);
  expect((await editor.files.byId({ id: file })).version).toBe(2);
  expect(await paths()).toEqual(["Obst"]);
});

test("the tags that decide where entries stand stay as they are", async () => {
  await addEntry(["Aktuelles"]);
  await addFile(["Veranstaltungen", "Most"]);
  const calls = [
    () => editor.tags.rename({ path: "Aktuelles", name: "Neues" }),
    () => editor.tags.move({ path: "Veranstaltungen", parent: "Aktuelles" }),
    () => editor.tags.remove({ path: "Aktuelles" }),
    () => editor.tags.remove({ path: "Seite|Willkommen" }),
    () => editor.tags.create({ path: "Seite|Neu" }),
    () => editor.tags.rename({ path: "Most", name: "Seite" }),
    () => editor.tags.move({ path: "Most", parent: "Seite" }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusedAs("tagFixed"));
  expect((await editor.tags.tree({})).items.filter(({ isFixed }) => isFixed).map(({ path }) => path)).toEqual([
    "Aktuelles",
    "Veranstaltungen",
  ]);
});

test("a tag does not bring entries into a list or out of it, files it does", async () => {
  const entry = await addEntry(["Aktuelles|Presse"]);
  await addEntry(["Intern"]);
  const file = await addFile(["Bilder"]);
  const calls = [
    () => editor.tags.move({ path: "Aktuelles|Presse", parent: null }),
    () => editor.tags.remove({ path: "Aktuelles|Presse" }),
    () => editor.tags.move({ path: "Intern", parent: "Aktuelles" }),
    () => editor.tags.rename({ path: "Intern", name: "Aktuelles" }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusedAs("tagHoldsEntries"));
  await editor.tags.rename({ path: "Aktuelles|Presse", name: "Zeitung" });
  expect(await entryTagsOf(entry)).toEqual(["Aktuelles|Zeitung"]);
  await editor.tags.move({ path: "Bilder", parent: "Aktuelles" });
  expect(await tagsOf(file)).toEqual(["Aktuelles|Bilder"]);
});

test("a file that is tagged below a tag while that moves away keeps a tag with parents", async () => {
  for (let round = 0; round < 10; round += 1) {
    const file = await addFile(["Feste"]);
    const id = newId();
    await Promise.all([
      editor.tags.rename({ path: "Feste", name: `Feiern ${round}` }),
      editor.files.tag({ ids: [file], tags: [`Feste|${id}`] }),
    ]);
    const found = new Set(await paths());
    for (const path of found) {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf("|")));
      if (parent !== "") expect(found).toContain(parent);
    }
    expect((await tagsOf(file)).some((path) => path.endsWith(id))).toBe(true);
  }
});

test("a move to the place of the tag above leaves a tag with any name where it is", async () => {
  const odd = await addFile(["\u0001|x", "Feste|Feste"]);
  await editor.tags.move({ path: "Feste|Feste", parent: null, merge: true });
  expect(await tagsOf(odd)).toEqual(["\u0001|x", "Feste"]);
  expect(await paths()).toEqual(["\u0001", "\u0001|x", "Feste"]);
});
