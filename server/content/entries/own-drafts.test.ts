import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desc, eq } from "drizzle-orm";
import { auditLog } from "#db/schema/audit-log.ts";
import { entries } from "#db/schema/entries.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { insertFile } from "#testing/library.ts";
import { jpeg } from "#testing/pictures.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type As = "guest" | "author" | "editor" | "admin" | "desk";
type Entry = { _id: string; title: string; version: number; handover: { by: string; at: string; note: string } | null };

const ask = async (as: As, method: string, path: string, body?: unknown) => {
  const answer = await site.request(method, `/api/v0${path}`, { as, ...(body !== undefined && { body }) });
  return { status: answer.status, body: answer.body as Entry & { code: string }, headers: answer.headers };
};
const newDraft = async (as: As, title = "Apfelfest"): Promise<string> => {
  const { status, body } = await ask(as, "POST", "/entry/", { title, tags: ["Aktuelles"] });
  expect(status).toBe(201);
  return body._id;
};
const titles = async (as: As): Promise<string[]> =>
  ((await ask(as, "GET", "/entry/?limit=200")).body as unknown as Entry[]).map(({ title }) => title);

describe("an author", () => {
  it("writes drafts, and sees and changes only the own ones", async () => {
    const own = await newDraft("author", "Eigener Entwurf");
    const other = await newDraft("editor", "Fremder Entwurf");
    expect(await titles("author")).toContain("Eigener Entwurf");
    expect(await titles("author")).not.toContain("Fremder Entwurf");
    expect((await ask("author", "GET", `/entry/${other}`)).status).toBe(404);
    expect((await ask("author", "PUT", "/entry/", { _id: other, title: "x" })).status).toBe(404);
    expect((await ask("author", "DELETE", `/entry/${other}`)).status).toBe(404);
    const batch = await ask("author", "POST", "/batch/entry/", [own, other]);
    expect((batch.body as unknown as Entry[]).map(({ _id }) => _id)).toEqual([own]);
    expect((await ask("author", "PUT", "/entry/", { _id: own, title: "Anders" })).body.title).toBe("Anders");
    expect((await ask("author", "DELETE", `/entry/${own}`)).status).toBe(200);
    expect((await ask("editor", "GET", `/entry/${other}`)).status).toBe(200);
  });

  it("publishes nothing, not even by creating, and does not touch what is public", async () => {
    const now = new Date().toISOString();
    const created = await ask("author", "POST", "/entry/", { title: "x", publish_date: now });
    expect([created.status, created.body.code]).toEqual([403, "C100"]);
    const own = await newDraft("author");
    expect((await ask("author", "PUT", "/entry/", { _id: own, publish_date: now })).status).toBe(403);
    expect((await ask("editor", "PUT", "/entry/", { _id: own, publish_date: now })).status).toBe(200);
    expect((await ask("author", "PUT", "/entry/", { _id: own, title: "x" })).status).toBe(403);
    expect((await ask("author", "PUT", "/entry/", { _id: own, publish_date: null })).status).toBe(403);
    expect((await ask("author", "DELETE", `/entry/${own}`)).status).toBe(403);
    expect((await ask("guest", "GET", `/entry/${own}`)).body.title).toBe("Apfelfest");
  });

  it("saves working copies, watches and previews own drafts only", async () => {
    const [own, other] = [await newDraft("author"), await newDraft("editor")];
    const author = site.trpc("author");
    const calls = (id: string) => [
      () => author.workingCopies.read.query({ id }),
      () => author.workingCopies.watch.mutate({ id, isOpen: false }),
      () => author.entries.history.query({ id, limit: 10, skip: 0 }),
      () => author.previews.create.mutate({ id, days: 1 }),
      () => author.entries.duplicate.mutate({ id, title: "Kopie" }),
    ];
    for (const call of calls(own)) await expect(call()).resolves.toBeTruthy();
    for (const call of calls(other)) await expect(call()).rejects.toMatchObject({ data: { code: "C404" } });
  });

  it("uploads files, and sees and changes only the own ones", async () => {
    const upload = async (as: As, seed: number): Promise<string> => {
      const form = new FormData();
      form.append("bild.jpg", new Blob([new Uint8Array(await jpeg(60, 40, seed))]), "bild.jpg");
      const answer = await site.request("POST", "/api/v0/upload", { as, body: form });
      expect(answer.status).toBe(200);
      return (answer.body as { _id: string }[])[0]?._id ?? "";
    };
    const [own, other] = [await upload("author", 5), await upload("editor", 6)];
    const list = (await ask("author", "GET", "/file/?limit=200")).body as unknown as Entry[];
    expect(list.map(({ _id }) => _id)).toEqual([own]);
    expect((await ask("author", "GET", `/file/${other}`)).status).toBe(404);
    expect((await ask("author", "PUT", "/file/", { _id: other, name: "x.jpg" })).status).toBe(404);
    expect((await ask("author", "POST", "/rotate/", { _id: other, angle: 90 })).status).toBe(404);
    expect((await ask("author", "PUT", "/file/", { _id: own, name: "y.jpg" })).status).toBe(200);
    expect((await ask("author", "DELETE", `/file/${own}`)).status).toBe(403);
    expect((await ask("desk", "PUT", "/file/", { _id: own, name: "z.jpg" })).status).toBe(403);
    const bytesFor = async (as: As) => (await ask(as, "GET", `/download/${own}`)).headers.get("etag");
    expect(await bytesFor("author")).toBe(await bytesFor("editor"));
    expect(await bytesFor("author")).not.toBe(await bytesFor("desk"));
    const draft = await ask("author", "POST", "/entry/", { title: "Nicht zu sehen", mediamain: own });
    expect(draft.status).toBe(201);
    expect(await site.trpc("desk").files.uses.query({ ids: [own] })).toMatchObject({ items: [], total: 1 });
    expect(await site.trpc("editor").files.uses.query({ ids: [own] })).toMatchObject({
      items: [{ title: "Nicht zu sehen" }],
    });
  });

  it("learns nothing of others' files from equal bytes, neither of a new file nor of a replacement", async () => {
    const bytes = await jpeg(60, 40, 9);
    const upload = async (as: As, content: Buffer, query = "") => {
      const form = new FormData();
      form.append("gleich.jpg", new Blob([new Uint8Array(content)]), "gleich.jpg");
      return site.request("POST", `/api/v0/upload${query}`, { as, body: form });
    };
    const [stored] = (await upload("editor", bytes)).body as { _id: string }[];
    const [own] = (await upload("author", await jpeg(60, 40, 10))).body as { _id: string }[];
    const refused = { code: "C1", message: expect.stringContaining("nicht unter Ihren eigenen") };
    for (const query of ["", `?replace=${own?._id}`]) {
      const answer = await upload("author", bytes, query);
      expect([answer.status, answer.body]).toEqual([409, refused]);
    }
    const again = await upload("author", await jpeg(60, 40, 10));
    expect([again.status, again.body]).toMatchObject([409, { code: "C1", existing: { _id: own?._id } }]);
    const known = await upload("desk", bytes);
    expect([known.status, known.body]).toMatchObject([409, { code: "C1", existing: { _id: stored?._id } }]);
  });

  it("gets of a working copy the own files and those that editors have put there, and no others", async () => {
    const { database } = site.services;
    const id = await newDraft("author", "Bilder");
    const [entry] = await database.db.select().from(entries).where(eq(entries.id, id));
    const [own, foreign, placed, added] = [
      await insertFile(database, { name: "eigen.jpg", createdBy: entry?.createdBy ?? null }),
      await insertFile(database, { name: "fremd.jpg" }),
      await insertFile(database, { name: "im-eintrag.jpg" }),
      await insertFile(database, { name: "im-entwurf.jpg" }),
    ];
    expect((await ask("editor", "PUT", "/entry/", { _id: id, mediamain: placed })).status).toBe(200);
    const save = (as: As, seen: number | null, files: string[]) => {
      const draft = {
        title: "Bilder",
        mainPicture: placed,
        blocks: [{ id: "t", type: "text", html: "", media: files }],
      };
      return site.trpc(as).workingCopies.save.mutate({ id, version: 2, seen, writer: "w0000001", draft });
    };
    const filesFor = async (as: As) =>
      Object.keys((await site.trpc(as).workingCopies.read.query({ id })).copy?.files ?? {}).sort();
    await save("author", null, [own, foreign]);
    expect(await filesFor("author")).toEqual([own, placed].sort());
    expect(await filesFor("editor")).toEqual([own, foreign, placed].sort());
    await save("editor", 1, [own, added]);
    expect(await filesFor("author")).toEqual([own, placed, added].sort());
  });

  it("no longer changes a file that is public, does not get others' files from the bin, and finds only own files", async () => {
    const bytes = await jpeg(60, 40, 8);
    const upload = async (as: As, name: string, query = "") => {
      const form = new FormData();
      form.append(name, new Blob([new Uint8Array(bytes)]), name);
      return site.request("POST", `/api/v0/upload${query}`, { as, body: form });
    };
    const file = ((await upload("author", "apfelkorb.jpg")).body as { _id: string }[])[0]?._id ?? "";
    const rename = () => ask("author", "PUT", "/file/", { _id: file, alt: { de: "Ein Korb", en: "" } });
    const { body } = await ask("author", "POST", "/entry/", { title: "Korb", mediamain: file, tags: ["Aktuelles"] });
    expect((await rename()).status).toBe(200);
    await ask("editor", "PUT", "/entry/", { _id: body._id, publish_date: "now" });
    expect((await rename()).status).toBe(403);
    expect((await ask("author", "POST", "/rotate/", { _id: file, angle: 90 })).status).toBe(403);
    expect((await upload("author", "neu.jpg", `?replace=${file}`)).status).toBe(403);
    expect((await ask("editor", "DELETE", `/file/${file}`)).status).toBe(200);
    const again = await upload("desk", "noch-einmal.jpg");
    expect([again.status, (again.body as { _id: string }[])[0]?._id]).toEqual([200, expect.not.stringMatching(file)]);
    expect((await ask("guest", "GET", `/entry/${body._id}`)).body).toMatchObject({ mediamain: null });
    const found = await site.trpc("author").linkTargets.find.query({ q: "noch-einmal" });
    expect(found.items).toEqual([]);
    expect((await site.trpc("editor").linkTargets.find.query({ q: "noch-einmal" })).items).toHaveLength(1);
  });

  it("has no preview and no title of what editors change after publication, and does not remove it", async () => {
    const id = await newDraft("author", "Weinlese");
    const { url } = await site.trpc("author").previews.create.mutate({ id, days: 7 });
    const open = () => site.trpc("guest").previews.open.mutate({ token: /[^/#=]+$/u.exec(url)?.[0] ?? "" });
    expect((await open()).article.entry.title).toBe("Weinlese");
    await ask("editor", "PUT", "/entry/", { _id: id, publish_date: "now" });
    await expect(open()).rejects.toMatchObject({ data: { code: "C404" } });
    expect(await site.trpc("author").workingCopies.among.query({ ids: [id] })).toEqual([]);
    await ask("editor", "PUT", "/entry/", { _id: id, publish_date: null });
    expect((await ask("author", "PUT", "/entry/", { _id: id, title: "Lese" })).status).toBe(200);
    expect((await ask("author", "DELETE", `/entry/${id}`)).status).toBe(403);
  });

  it("that was removed leaves drafts and files that come back from the bin", async () => {
    const { services } = site;
    const made = await site.request("POST", "/api/v0/auth", {
      as: "system",
      body: { name: "Wer geht", handle: "geht@example.org", roles: ["author"] },
    });
    const { _id: userId } = made.body as { _id: string };
    const id = await newDraft("author", "Bleibt");
    await services.database.db.update(entries).set({ createdBy: userId }).where(eq(entries.id, id));
    await ask("editor", "DELETE", `/entry/${id}`);
    const file = await insertFile(services.database, { name: "bleibt.jpg", createdBy: userId });
    await ask("editor", "DELETE", `/file/${file}`);
    expect((await site.request("DELETE", `/api/v0/auth/${userId}`, { as: "system" })).status).toBe(200);
    const editor = site.trpc("editor");
    await editor.bin.restore.mutate({ id, asDraft: true });
    await editor.files.bin.restore.mutate({ ids: [file] });
    expect((await ask("editor", "GET", `/entry/${id}`)).body).toMatchObject({ title: "Bleibt", created_by: null });
    expect((await ask("editor", "GET", `/file/${file}`)).status).toBe(200);
  });
});

describe("handing over", () => {
  const mailsTo = async (kind: string) =>
    (await site.services.database.db.select().from(outgoingMail)).filter((mail) => mail.kind === kind);

  it("tells the editors the note, and is ended by handing back, of which the author is told", async () => {
    const id = await newDraft("author", "Zur Freigabe");
    const handed = await ask("author", "POST", "/handover/entry/", { _id: id, note: "Bitte lesen" });
    expect([handed.status, handed.body.handover]).toEqual([
      200,
      { by: "Test author", at: expect.any(String), note: "Bitte lesen" },
    ]);
    expect((await ask("editor", "GET", `/entry/${id}`)).body.handover?.note).toBe("Bitte lesen");
    expect((await ask("author", "POST", "/handback/entry/", { _id: id, note: "" })).status).toBe(403);
    const silent = await ask("editor", "POST", "/handback/entry/", { _id: id, note: " \n" });
    expect([silent.status, silent.body]).toMatchObject([400, { code: "C200", fields: { note: expect.any(String) } }]);
    const back = await ask("editor", "POST", "/handback/entry/", { _id: id, note: "Das Datum fehlt" });
    expect([back.status, back.body.handover]).toEqual([200, null]);
    const [mail] = await mailsTo("draftReturned");
    expect([mail?.recipient, mail?.body]).toEqual(["author@example.org", expect.stringContaining("Das Datum fehlt")]);
    expect((await ask("editor", "POST", "/handback/entry/", { _id: id, note: "Noch einmal" })).status).toBe(404);
  });

  it("is ended by its author, who takes the draft back, and by no other author or editor", async () => {
    const id = await newDraft("author", "Doch noch nicht");
    const take = (as: As) => site.trpc(as).entries.takeBack.mutate({ id });
    expect((await refusal(take("author"))).code).toBe("C404");
    await ask("author", "POST", "/handover/entry/", { _id: id, note: "Bitte lesen" });
    for (const as of ["guest", "desk", "editor"] as const)
      expect([401, 403]).toContain((await refusal(take(as))).status);
    expect((await ask("editor", "GET", `/entry/${id}`)).body.handover?.note).toBe("Bitte lesen");
    expect(await take("author")).toMatchObject({ handover: null });
    expect((await ask("editor", "GET", `/entry/${id}`)).body.handover).toBeNull();
    expect(await site.trpc("author").entries.handover.query({ id })).toBeNull();
    const [logged] = await site.services.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(logged).toMatchObject({ label: "Doch noch nicht", userName: "Test author" });
    const foreign = await newDraft("editor", "Fremd");
    expect((await refusal(site.trpc("author").entries.takeBack.mutate({ id: foreign }))).code).toBe("C404");
  });

  it("is ended by publishing", async () => {
    const id = await newDraft("author", "Gleich öffentlich");
    await ask("author", "POST", "/handover/entry/", { _id: id });
    const now = new Date().toISOString();
    const { body } = await ask("editor", "PUT", "/entry/", { _id: id, publish_date: now });
    expect(body.handover).toBeNull();
    expect(await mailsTo("draftPublished")).toHaveLength(1);
    const later = await newDraft("author", "Erst in einem Jahr");
    await ask("author", "POST", "/handover/entry/", { _id: later });
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
    await ask("editor", "PUT", "/entry/", { _id: later, publish_date: inAYear });
    expect(await mailsTo("draftPublished")).toHaveLength(1);
    expect(await mailsTo("draftScheduled")).toHaveLength(1);
    expect((await ask("author", "POST", "/handover/entry/", { _id: id })).status).toBe(403);
  });

  it("of another's draft answers 404, of an unknown one too, and guests are asked to sign in", async () => {
    const other = await newDraft("editor");
    expect((await ask("author", "POST", "/handover/entry/", { _id: other })).status).toBe(404);
    const own = await newDraft("author");
    expect((await ask("editor", "POST", "/handover/entry/", { _id: own })).status).toBe(403);
    expect((await ask("author", "POST", "/handover/entry/", { _id: "nowhere" })).status).toBe(404);
    expect((await ask("guest", "POST", "/handover/entry/", { _id: other })).status).toBe(401);
    expect(
      (await ask("author", "POST", "/handover/entry/", { _id: await newDraft("author"), note: "x".repeat(2001) }))
        .status,
    ).toBe(400);
  });
});
