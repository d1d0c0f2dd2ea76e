import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { mostBlocks } from "#contract/blocks/schema.ts";
import type { Role } from "#contract/values/permissions.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, statusOf } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const admin = () => site.trpc("admin");
const create = (fields: Partial<Inputs["entries"]["create"]> = {}) =>
  admin().entries.create.mutate({ title: "Apfeltag", tags: ["Aktuelles"], ...fields });
const read = (id: string) => admin().workingCopies.read.query({ id });
type Draft = Inputs["workingCopies"]["save"]["draft"];
const save = (id: string, seen: number | null, draft: Draft, version = 1) =>
  admin().workingCopies.save.mutate({ id, version, seen, draft, writer: "anna0001" });
const draftWith = (title: string, more: object = {}) => ({ title, blocks: [], ...more });
const isPublic = { publishDate: new Date(Date.now() - 86_400_000).toISOString() };

describe("a working copy", () => {
  it("is found by the title in it, by those who write, and by nobody else", async () => {
    const { id } = await create({ ...isPublic, title: "Altertum" });
    await save(id, null, draftWith("Neuzeit"));
    const listed = async (q: string, as: Role = "admin") =>
      (await site.trpc(as).entries.list.query({ q, inCopies: true })).items.map((entry) => entry.title);
    expect(await listed("neuzeit")).toEqual(["Altertum"]);
    expect(await listed("altertum")).toEqual(["Altertum"]);
    expect(await listed("neuzeit", "guest")).toEqual([]);
    const rest = await site.request("GET", "/api/v0/entry?q=neuzeit", { as: "admin" });
    expect(rest.body).toEqual([]);
    expect(await admin().workingCopies.among.query({ ids: [id] })).toEqual([{ id, title: "Neuzeit" }]);
  });

  it("is kept beside the entry: neither guests, REST nor the entry's version see it", async () => {
    const entry = await create(isPublic);
    expect(await save(entry.id, null, draftWith("Halb geschr"))).toEqual({ revision: 1 });
    expect(await save(entry.id, 1, draftWith("", { links: [{ url: "halbe Adr" }] }))).toEqual({ revision: 2 });
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
    expect(JSON.stringify(await site.trpc().entries.article.query({ id: entry.id }))).not.toContain("Halb");
  });

  it("is refused where somebody else has written, and changes nothing", async () => {
    const entry = await create();
    await save(entry.id, null, draftWith("Annas"));
    for (const seen of [null, 0, 2, 7]) {
      const { status, code } = await refusal(save(entry.id, seen, draftWith("Bernds")));
      expect([status, code]).toEqual([409, "C409"]);
    }
    expect((await read(entry.id)).copy?.draft.title).toBe("Annas");
  });

  it("is refused on an entry that is another one meanwhile, with what is stored", async () => {
    const entry = await create();
    await admin().entries.update.mutate({ id: entry.id, title: "Neuer Titel" });
    expect(await refusal(save(entry.id, null, draftWith("Alt")))).toMatchObject({
      code: "C409",
      current: { title: "Neuer Titel", version: 2 },
    });
    expect(await save(entry.id, null, draftWith("Darauf"), 2)).toEqual({ revision: 1 });
    expect((await read(entry.id)).copy?.base.version).toBe(2);
  });

  it("is discarded by who has seen it", async () => {
    const entry = await create();
    await save(entry.id, null, draftWith("Weg damit"));
    expect((await refusal(save(entry.id, null, null))).status).toBe(409);
    expect(await save(entry.id, 1, null)).toEqual({ revision: null });
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("ends with the write that it becomes, and only if it is the one that was seen", async () => {
    const entry = await create(isPublic);
    await save(entry.id, null, draftWith("Eins"));
    await save(entry.id, 1, draftWith("Zwei"));
    const publish = (copy: number | null) =>
      admin().entries.update.mutate({ id: entry.id, version: 1, title: "Zwei", copy });
    for (const copy of [null, 1, 3]) expect((await refusal(publish(copy))).code).toBe("C409");
    expect((await read(entry.id)).entry.title).toBe("Apfeltag");
    expect(await publish(2)).toMatchObject({ title: "Zwei", version: 2 });
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("stays when the write that it should become is refused", async () => {
    const entry = await create(isPublic);
    await save(entry.id, null, draftWith("Eins"));
    const update = admin().entries.update.mutate({ id: entry.id, version: 1, copy: 1, mainPicture: newId() });
    expect((await refusal(update)).status).toBe(400);
    expect((await read(entry.id)).copy?.revision).toBe(1);
  });

  it("is of two who write at once the one of the first", async () => {
    const entry = await create();
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((title) => statusOf(save(entry.id, null, draftWith(title)))),
    );
    expect(answers.sort()).toEqual([200, 409, 409, 409]);
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
      mainPicture: id,
      blocks: [
        { id: "t", type: "text", html: "", media: [id] },
        { id: "g", type: "gallery", settings: { images: [{ file: id, caption: "" }] } },
      ],
    });
    expect(Object.keys((await read(entry.id)).copy?.files ?? {})).toEqual([id]);
    expect(JSON.stringify(await admin().files.uses.query({ ids: [id] }))).toContain("workingCopy");
    expect((await site.request("DELETE", `/api/v0/file/${id}`, { as: "admin" })).status).toBe(200);
    expect((await read(entry.id)).copy).toMatchObject({
      revision: 2,
      draft: { mainPicture: null, blocks: [{ media: [] }, { settings: { images: [] } }] },
    });
  });

  it("takes no text that cannot be stored, and no more than a request holds", async () => {
    const entry = await create();
    const bad = await refusal(save(entry.id, null, draftWith("Null \u0000")));
    expect([bad.status, bad.code]).toEqual([400, "C200"]);
    const large = save(entry.id, null, draftWith("x".repeat(1_100_000)));
    expect((await refusal(large)).status).toBe(413);
    expect((await read(entry.id)).copy).toBeNull();
  });

  it("has no more blocks than an entry may have, of whatever types; one too many loses nothing that is kept", async () => {
    const entry = await create();
    const blocks = Array.from({ length: mostBlocks }, (_, index) => ({ id: `b${index}`, type: "text" }));
    await save(entry.id, null, draftWith("Voll", { blocks }));
    const tooMany = draftWith("Zu voll", { blocks: [...blocks, ...blocks.slice(0, 1)] });
    const { status, code, fields } = await refusal(save(entry.id, 1, tooMany));
    expect([status, code, fields]).toEqual([
      400,
      "C200",
      { "draft.blocks": `Ein Eintrag kann höchstens ${mostBlocks} Bausteine haben.` },
    ]);
    expect((await read(entry.id)).copy).toMatchObject({ revision: 1, draft: { title: "Voll" } });
  });

  it("is nobody's who may not edit", async () => {
    const entry = await create(isPublic);
    const { workingCopies } = site.trpc("guest");
    const written = { id: entry.id, version: 1, seen: null, draft: draftWith("Gast"), writer: "gast0001" };
    for (const call of [
      () => workingCopies.read.query({ id: entry.id }),
      () => workingCopies.save.mutate(written),
      () => workingCopies.watch.mutate({ id: entry.id, isOpen: true }),
    ])
      expect((await refusal(call())).code).toBe("C100");
  });
});

describe("an open editor", () => {
  it("sees who else is there, and what has changed", async () => {
    const entry = await create();
    const watch = (as: Role, isOpen = true) => site.trpc(as).workingCopies.watch.mutate({ id: entry.id, isOpen });
    expect(await watch("admin")).toEqual({ version: 1, revision: null, others: [] });
    const [name] = (await watch("system")).others;
    expect(name).toEqual(expect.any(String));
    await save(entry.id, null, draftWith("Eins"));
    expect(await watch("admin")).toMatchObject({ revision: 1, others: [expect.any(String)] });
    await watch("system", false);
    expect((await watch("admin")).others).toEqual([]);
    const gone = admin().workingCopies.watch.mutate({ id: newId(), isOpen: true });
    expect((await refusal(gone)).status).toBe(404);
  });
});

describe("a save that must not publish", () => {
  it("is refused once guests see the entry", async () => {
    const entry = await create(isPublic);
    const { update } = admin().entries;
    const refused = await refusal(update.mutate({ id: entry.id, title: "Versehen", whileHidden: true }));
    expect(refused).toMatchObject({ code: "C409", current: { title: "Apfeltag" } });
    const draft = await create();
    const stored = await update.mutate({ id: draft.id, title: "Entwurf", whileHidden: true });
    expect(stored).toMatchObject({ title: "Entwurf" });
  });
});
