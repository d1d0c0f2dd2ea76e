import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { jpeg } from "#testing/pictures.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

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
    const back = await ask("editor", "POST", "/handback/entry/", { _id: id, note: "Das Datum fehlt" });
    expect([back.status, back.body.handover]).toEqual([200, null]);
    const [mail] = await mailsTo("draftReturned");
    expect([mail?.recipient, mail?.body]).toEqual(["author@example.org", expect.stringContaining("Das Datum fehlt")]);
    expect((await ask("editor", "POST", "/handback/entry/", { _id: id, note: "" })).status).toBe(404);
  });

  it("is ended by publishing", async () => {
    const id = await newDraft("author", "Gleich öffentlich");
    await ask("author", "POST", "/handover/entry/", { _id: id });
    const now = new Date().toISOString();
    const { body } = await ask("editor", "PUT", "/entry/", { _id: id, publish_date: now });
    expect(body.handover).toBeNull();
    expect(await mailsTo("draftPublished")).toHaveLength(1);
    expect((await ask("author", "POST", "/handover/entry/", { _id: id })).status).toBe(403);
  });

  it("of another's draft answers 404, of an unknown one too, and guests are asked to sign in", async () => {
    const other = await newDraft("editor");
    expect((await ask("author", "POST", "/handover/entry/", { _id: other })).status).toBe(404);
    expect((await ask("author", "POST", "/handover/entry/", { _id: "nowhere" })).status).toBe(404);
    expect((await ask("guest", "POST", "/handover/entry/", { _id: other })).status).toBe(401);
    expect(
      (await ask("author", "POST", "/handover/entry/", { _id: await newDraft("author"), note: "x".repeat(2001) }))
        .status,
    ).toBe(400);
  });
});
