// Working copies: shared by editors, seen by nobody else, ended by the write that they become.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { mostBlocks } from "#contract/blocks/schema.ts";
import type { Entry } from "#contract/schemas/entries.ts";
import type { Role } from "#contract/values/permissions.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import type { WorkingCopy } from "./present.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function call<Answer>(
  kind: "query" | "mutation",
  procedure: string,
  input: unknown,
  as: Role = "admin",
): Promise<{ status: number; body: Answer; error: { code: string; current?: unknown; fields?: object } | null }> {
  const path =
    kind === "query" ? `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}` : `/trpc/${procedure}`;
  const answer = await site.request(kind === "query" ? "GET" : "POST", path, {
    as,
    ...(kind === "mutation" && { body: input }),
  });
  const body = answer.body as {
    result?: { data: Answer };
    error?: { data: { code: string; current?: unknown; fields?: object } };
  };
  return { status: answer.status, body: body.result?.data as Answer, error: body.error?.data ?? null };
}

const create = async (fields: object = {}): Promise<Entry> =>
  (await call<Entry>("mutation", "entries.create", { title: "Apfeltag", tags: ["Aktuelles"], ...fields })).body;
const read = async (id: string) =>
  (await call<{ entry: Entry; copy: WorkingCopy | null }>("query", "workingCopies.read", { id })).body;
const save = (id: string, seen: number | null, draft: object | null, version = 1) =>
  call<{ revision: number | null }>("mutation", "workingCopies.save", { id, version, seen, draft, writer: "anna0001" });
const draftWith = (title: string, more: object = {}) => ({ title, blocks: [], ...more });
const isPublic = { publishDate: new Date(Date.now() - 86_400_000).toISOString() };

describe("a working copy", () => {
  it("is found by the title in it, by those who write, and by nobody else", async () => {
    const { id } = await create({ ...isPublic, title: "Altertum" });
    await save(id, null, draftWith("Neuzeit"));
    const listed = async (q: string, as: Role = "admin") =>
      (await call<{ items: Entry[] }>("query", "entries.list", { q, inCopies: true }, as)).body.items.map(
        (entry) => entry.title,
      );
    expect(await listed("neuzeit")).toEqual(["Altertum"]);
    expect(await listed("altertum")).toEqual(["Altertum"]);
    expect(await listed("neuzeit", "guest")).toEqual([]);
    const rest = await site.request("GET", "/api/v0/entry?q=neuzeit", { as: "admin" });
    expect(rest.body).toEqual([]);
    expect((await call("query", "workingCopies.among", { ids: [id] })).body).toEqual([{ id, title: "Neuzeit" }]);
  });

  it("is kept beside the entry: neither guests, REST nor the entry's version see it", async () => {
    const entry = await create(isPublic);
    expect((await save(entry.id, null, draftWith("Halb geschr"))).body).toEqual({ revision: 1 });
    expect((await save(entry.id, 1, draftWith("", { links: [{ url: "halbe Adr" }] }))).body).toEqual({ revision: 2 });
    const { copy, entry: stored } = await read(entry.id);
    expect(copy).toMatchObject({
      revision: 2,
      writer: "anna0001",
      draft: { title: "", links: [{ url: "halbe Adr" }] },
    });
    expect(copy?.base).toEqual(entry);
    expect(stored).toEqual(entry);
    const answer = await site.request("GET", `/api/v0/entry/${entry.id}`);
    expect(answer.body).toMatchObject({ title: "Apfeltag", version: 1 });
    expect(JSON.stringify((await call("query", "entries.article", { id: entry.id }, "guest")).body)).not.toContain(
      "Halb",
    );
  });

  it("is refused where somebody else has written, and changes nothing", async () => {
    const entry = await create();
    await save(entry.id, null, draftWith("Annas"));
    for (const seen of [null, 0, 2, 7]) {
      const answer = await save(entry.id, seen, draftWith("Bernds"));
      expect([answer.status, answer.error?.code]).toEqual([409, "C409"]);
    }
    expect((await read(entry.id)).copy?.draft.title).toBe("Annas");
  });

  it("is refused on an entry that is another one meanwhile, with what is stored", async () => {
    const entry = await create();
    await call("mutation", "entries.update", { id: entry.id, title: "Neuer Titel" });
    const answer = await save(entry.id, null, draftWith("Alt"));
    expect(answer.error).toMatchObject({ code: "C409", current: { title: "Neuer Titel", version: 2 } });
    expect((await save(entry.id, null, draftWith("Darauf"), 2)).body).toEqual({ revision: 1 });
    expect((await read(entry.id)).copy?.base.version).toBe(2);
  });

  it("is discarded by who has seen it", async () => {
    const entry = await create();
    await save(entry.id, null, draftWith("Weg damit"));
    expect((await save(entry.id, null, null)).status).toBe(409);
    expect((await save(entry.id, 1, null)).body).toEqual({ revision: null });
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("ends with the write that it becomes, and only if it is the one that was seen", async () => {
    const entry = await create(isPublic);
    await save(entry.id, null, draftWith("Eins"));
    await save(entry.id, 1, draftWith("Zwei"));
    const publish = (copy: number | null) =>
      call<Entry>("mutation", "entries.update", { id: entry.id, version: 1, title: "Zwei", copy });
    for (const copy of [null, 1, 3]) expect((await publish(copy)).error?.code).toBe("C409");
    expect((await read(entry.id)).entry.title).toBe("Apfeltag");
    expect((await publish(2)).body).toMatchObject({ title: "Zwei", version: 2 });
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("stays when the write that it should become is refused", async () => {
    const entry = await create(isPublic);
    await save(entry.id, null, draftWith("Eins"));
    const answer = await call("mutation", "entries.update", {
      id: entry.id,
      version: 1,
      copy: 1,
      mediamain: newId(),
    });
    expect(answer.status).toBe(400);
    expect((await read(entry.id)).copy?.revision).toBe(1);
  });

  it("is of two who write at once the one of the first", async () => {
    const entry = await create();
    const answers = await Promise.all(["A", "B", "C", "D"].map((title) => save(entry.id, null, draftWith(title))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("knows the pictures that it names, which are in use until it ends", async () => {
    const entry = await create();
    const form = new FormData();
    const { default: sharp } = await import("sharp");
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a63" } })
      .jpeg()
      .toBuffer();
    form.append("file", new Blob([new Uint8Array(bytes)]), "Nur im Entwurf.jpg");
    const [file] = (await site.request("POST", "/api/v0/upload", { as: "admin", body: form })).body as {
      _id: string;
    }[];
    const id = file?._id ?? "";
    await save(entry.id, null, {
      title: "Mit Bild",
      mediamain: id,
      blocks: [
        { id: "t", type: "text", html: "", media: [id] },
        { id: "g", type: "gallery", settings: { images: [{ file: id, caption: "" }] } },
      ],
    });
    expect(Object.keys((await read(entry.id)).copy?.files ?? {})).toEqual([id]);
    const uses = await call<{ items: unknown[] }>("query", "files.uses", { ids: [id] });
    expect(JSON.stringify(uses.body)).toContain("workingCopy");
    expect((await site.request("DELETE", `/api/v0/file/${id}`, { as: "admin" })).status).toBe(200);
    expect((await read(entry.id)).copy).toMatchObject({
      revision: 2,
      draft: { mediamain: null, blocks: [{ media: [] }, { settings: { images: [] } }] },
    });
  });

  it("takes no text that cannot be stored, and no more than a request holds", async () => {
    const entry = await create();
    const bad = await save(entry.id, null, draftWith("Null \u0000"));
    expect([bad.status, bad.error?.code]).toEqual([400, "C200"]);
    const large = await save(entry.id, null, draftWith("x".repeat(1_100_000)));
    expect(large.status).toBe(413);
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("has no more blocks than an entry may have, of whatever types; one too many loses nothing that is kept", async () => {
    const entry = await create();
    const blocks = Array.from({ length: mostBlocks }, (_, index) => ({ id: `b${index}`, type: "text" }));
    expect((await save(entry.id, null, draftWith("Voll", { blocks }))).status).toBe(200);
    const { status, error } = await save(
      entry.id,
      1,
      draftWith("Zu voll", { blocks: [...blocks, ...blocks.slice(0, 1)] }),
    );
    expect([status, error?.code, error?.fields]).toEqual([
      400,
      "C200",
      { "draft.blocks": `Ein Eintrag kann höchstens ${mostBlocks} Bausteine haben.` },
    ]);
    expect((await read(entry.id)).copy).toMatchObject({ revision: 1, draft: { title: "Voll" } });
  });

  it("is nobody's who may not edit", async () => {
    const entry = await create(isPublic);
    for (const [kind, procedure, input] of [
      ["query", "workingCopies.read", { id: entry.id }],
      [
        "mutation",
        "workingCopies.save",
        { id: entry.id, version: 1, seen: null, draft: draftWith("Gast"), writer: "gast0001" },
      ],
      ["mutation", "workingCopies.watch", { id: entry.id, isOpen: true }],
    ] as const)
      expect((await call(kind, procedure, input, "guest")).error?.code).toBe("C100");
  });
});

describe("an open editor", () => {
  it("sees who else is there, and what has changed", async () => {
    const entry = await create();
    const watch = (as: Role, isOpen = true) =>
      call<{ others: string[]; revision: number | null }>(
        "mutation",
        "workingCopies.watch",
        { id: entry.id, isOpen },
        as,
      );
    expect((await watch("admin")).body).toEqual({ version: 1, revision: null, others: [] });
    const [name] = (await watch("system")).body.others;
    expect(name).toEqual(expect.any(String));
    await save(entry.id, null, draftWith("Eins"));
    expect((await watch("admin")).body).toMatchObject({ revision: 1, others: [expect.any(String)] });
    await watch("system", false);
    expect((await watch("admin")).body.others).toEqual([]);
    expect((await call("mutation", "workingCopies.watch", { id: newId(), isOpen: true })).status).toBe(404);
  });
});

describe("a save that must not publish", () => {
  it("is refused once guests see the entry", async () => {
    const entry = await create(isPublic);
    const answer = await call("mutation", "entries.update", { id: entry.id, title: "Versehen", whileHidden: true });
    expect(answer.error).toMatchObject({ code: "C409", current: { title: "Apfeltag" } });
    const draft = await create();
    const stored = await call("mutation", "entries.update", { id: draft.id, title: "Entwurf", whileHidden: true });
    expect(stored.body).toMatchObject({ title: "Entwurf" });
  });
});
