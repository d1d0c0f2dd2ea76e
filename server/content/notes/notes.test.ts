import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type As = "author" | "editor" | "admin" | "shop";

async function newDraft(as: As, title: string): Promise<string> {
  const { status, body } = await site.request("POST", "/api/v0/entry/", { as, body: { title, tags: ["Aktuelles"] } });
  expect(status).toBe(201);
  return (body as { _id: string })._id;
}

async function idOf(role: As): Promise<string> {
  const handle = `${role}@example.org`;
  const [user] = await site.services.database.db.select().from(users).where(eq(users.handle, handle));
  return user?.id ?? "";
}

describe("notes at an entry", () => {
  it("are for users who may edit the entry: editors, and the author of a draft", async () => {
    const entryId = await newDraft("author", "Apfelfest");
    await newDraft("editor", "Anderes");
    const namesFor = async (as: As) =>
      (await site.trpc(as).notes.addressees.query({ entryId })).map(({ name }) => name).sort();
    expect(await namesFor("author")).toEqual(["Test admin", "Test editor", "Test system"]);
    expect(await namesFor("editor")).toEqual(["Test admin", "Test author", "Test system"]);
    await site.request("GET", "/api/v0/product/", { as: "shop" });
    const shopId = await idOf("shop");
    const toShop = site.trpc("editor").notes.add.mutate({ entryId, to: shopId, text: "Bitte lesen" });
    await expect(toShop).rejects.toMatchObject({ data: { code: "C200", fields: { to: expect.any(String) } } });
    await expect(site.trpc("shop").notes.list.query({ entryId })).rejects.toMatchObject({ data: { code: "C100" } });
  });

  it("are seen at the entry and on the overview, and are ended by the reader or the writer, and by nobody else", async () => {
    const entryId = await newDraft("author", "Kürbistag");
    await newDraft("editor", "Anderes");
    const [author, editor, admin] = [site.trpc("author"), site.trpc("editor"), site.trpc("admin")];
    const note = { entryId, to: await idOf("editor"), text: "Stimmt der Tag?\nIch glaube nicht." };
    const { id } = await author.notes.add.mutate(note);
    expect(await editor.notes.list.query({ entryId })).toEqual([
      expect.objectContaining({ id, from: "Test author", text: note.text, isForViewer: true, mayEnd: true }),
    ]);
    expect(await admin.notes.list.query({ entryId })).toMatchObject([{ isForViewer: false, mayEnd: false }]);
    expect(await editor.notes.forMe.query()).toMatchObject([{ id, entry: { id: entryId, title: "Kürbistag" } }]);
    expect(await admin.notes.forMe.query()).toEqual([]);
    const tasks = await editor.overview.waiting.query();
    expect(JSON.stringify(tasks)).toContain("notesForMe");
    const byAdmin = admin.notes.settle.mutate({ id, isDone: true });
    await expect(byAdmin).rejects.toMatchObject({ data: { code: "C100" } });
    await editor.notes.settle.mutate({ id, isDone: true });
    expect(await author.notes.list.query({ entryId })).toEqual([]);
    expect(await editor.notes.forMe.query()).toEqual([]);
    await author.notes.settle.mutate({ id, isDone: false });
    expect(await editor.notes.forMe.query()).toHaveLength(1);
    const log = await site.trpc("system").audit.list.query({ limit: 3 });
    expect(JSON.stringify(log)).toContain("Test editor: Stimmt der Tag?");
  });

  it("are no longer read by who lost the role, and are not left for who cannot open the entry", async () => {
    const { db } = site.services.database;
    const entryId = await newDraft("admin", "Geheimes");
    await newDraft("editor", "Anderes");
    const editorId = await idOf("editor");
    await site.trpc("admin").notes.add.mutate({ entryId, to: editorId, text: "Lesen" });
    expect(JSON.stringify(await site.trpc("editor").notes.forMe.query())).toContain("Geheimes");
    await db
      .update(users)
      .set({ roles: ["author"] })
      .where(eq(users.id, editorId));
    expect(JSON.stringify(await site.trpc("editor").notes.forMe.query())).not.toContain("Geheimes");
    expect(JSON.stringify(await site.trpc("editor").overview.waiting.query())).not.toContain("Geheimes");
    const offered = await site.trpc("admin").notes.addressees.query({ entryId });
    expect(offered.map(({ id }) => id)).not.toContain(editorId);
    await db
      .update(users)
      .set({ roles: ["editor"] })
      .where(eq(users.id, editorId));
  });

  it("of drafts of others do not exist for authors; empty and too long ones are refused", async () => {
    const entryId = await newDraft("editor", "Geheim");
    const author = site.trpc("author");
    const to = await idOf("editor");
    for (const call of [
      () => author.notes.list.query({ entryId }),
      () => author.notes.addressees.query({ entryId }),
      () => author.notes.add.mutate({ entryId, to, text: "x" }),
    ])
      await expect(call()).rejects.toMatchObject({ data: { code: "C404" } });
    const editor = site.trpc("editor");
    for (const text of ["", " ", "x".repeat(2001)])
      await expect(editor.notes.add.mutate({ entryId, to: await idOf("admin"), text })).rejects.toMatchObject({
        data: { code: "C200", fields: { text: expect.any(String) } },
      });
    const { id } = await editor.notes.add.mutate({ entryId, to: await idOf("admin"), text: "x" });
    await expect(author.notes.settle.mutate({ id, isDone: true })).rejects.toMatchObject({ data: { code: "C404" } });
  });
});
