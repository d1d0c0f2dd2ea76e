import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { auditLog } from "#db/schema/audit-log.ts";
import { files } from "#db/schema/files.ts";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { takedowns } from "#db/schema/takedowns.ts";
import { answeredCaptcha } from "#testing/captcha.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { jpeg } from "#testing/pictures.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { forgetTakedowns } from "./retention.ts";
import { takedownsOfPerson } from "./person-owner.ts";

let site: TestSite;
const db = () => site.services.database.db;

beforeAll(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" } });
  const notify = { message: ["verein@example.org"], order: [] };
  await site.request("PUT", "/api/v0/config/", { as: "system", body: { notify } });
});
afterAll(() => site.close());
let addresses = 0;
beforeEach(async () => {
  for (const table of [takedowns, messages, outgoingMail]) await db().delete(table);
  await db().delete(files);
  addresses += 1;
});

const UNKNOWN = "0190f5e4-0000-7000-8000-000000000000";
const consent = { basis: "Aufruf beim Fest", until: null };
const picture = (more: Parameters<typeof insertFile>[1] = {}) =>
  insertFile(site.services.database, { consent, ...more });

type Sent = { reason?: string; email?: string; captcha?: unknown };
const ask = (file: string, { reason = "Das bin ich.", email = "Mia@Example.org", ...more }: Sent = {}) =>
  site.request("POST", "/api/v0/takedown/", {
    body: { file, reason, email, captcha: answeredCaptcha(site.services.secretKey, { form: "takedown" }), ...more },
    headers: { "x-forwarded-for": `203.0.113.${addresses}` },
  });
const isHidden = async (id: string): Promise<boolean> => {
  const [row] = await db().select({ hidden: files.hidden }).from(files).where(eq(files.id, id));
  return row?.hidden !== null;
};
const editor = () => site.trpc("editor");
const readOpen = (file: string) => editor().takedowns.ofFile.query({ file });
const openOf = async (file: string) => (await readOpen(file)).items;
const newestOf = async (file: string) => (await readOpen(file)).newest;
/** Decides like an editor who has just opened the details. */
const keep = async (file: string) => editor().takedowns.keep.mutate({ file, newest: await newestOf(file) });

describe("a request", () => {
  it("hides a picture of persons at once, and reaches the desk and the editors", async () => {
    const id = await picture({ name: "Fest.jpg" });
    const sent = await ask(id);
    expect([sent.status, Object.keys(sent.body as object)]).toEqual([201, ["_id", "created"]]);
    expect(await isHidden(id)).toBe(true);
    const [message] = await db().select().from(messages);
    expect(message).toMatchObject({ email: "mia@example.org", message: expect.stringContaining("Das bin ich.") });
    expect(message?.message).toContain(`/admincenter/files?file=${id}`);
    const inbox = await site.trpc("desk").messages.list.query({});
    expect(inbox.items[0]).toMatchObject({ name: "", email: "mia@example.org" });
    expect((await db().select().from(outgoingMail)).map(({ recipient }) => recipient)).toEqual(["verein@example.org"]);
    const waiting = await editor().overview.waiting.query();
    expect(waiting).toMatchObject([{ kind: "picturesHidden", count: 1, one: { id, name: "Fest.jpg" } }]);
    expect(await openOf(id)).toMatchObject([{ reason: "Das bin ich.", hid: true }]);
    const [logged] = (await db().select().from(auditLog)).slice(-1);
    expect(logged).toMatchObject({ action: "update", noun: "file", label: "Fest.jpg", userId: null, userName: "" });
    expect(JSON.stringify(logged)).not.toMatch(/mia|Das bin ich/iu);
  });

  it("is only a message where no consent is noted, so that nobody empties the site", async () => {
    const id = await picture({ consent: null });
    expect((await ask(id)).status).toBe(201);
    expect(await isHidden(id)).toBe(false);
    expect(await db().$count(messages)).toBe(1);
    expect(await openOf(id)).toMatchObject([{ hid: false }]);
  });

  it("hides at most three pictures a day for one mail address, and for one network", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => picture()));
    for (const id of ids) expect((await ask(id)).status).toBe(201);
    expect(await Promise.all(ids.map(isHidden))).toEqual([true, true, true, false]);
    const fifth = await picture();
    await ask(fifth, { email: "andere@example.org" });
    expect(await isHidden(fifth)).toBe(false);
    addresses += 1;
    await ask(fifth, { reason: "Noch einmal" });
    expect(await isHidden(fifth)).toBe(false);
    await ask(fifth, { email: "dritte@example.org" });
    expect(await isHidden(fifth)).toBe(true);
  });

  it("hides nothing more while ten pictures wait for a decision", async () => {
    const ids = [];
    for (let index = 0; index < 11; index += 1) {
      addresses += 1;
      const id = await picture();
      ids.push(id);
      await ask(id, { email: `person${index}@example.org` });
    }
    expect((await Promise.all(ids.map(isHidden))).filter(Boolean)).toHaveLength(10);
    expect(await isHidden(ids[10] ?? "")).toBe(false);
  });

  it("is refused without a picture, a reason, an address or a captcha, and changes nothing", async () => {
    const id = await picture();
    const film = await picture({ kind: "video", consent });
    expect((await ask(film)).status).toBe(404);
    for (const [wrong, field] of [
      [{ reason: "x" }, "reason"],
      [{ reason: "x".repeat(4001) }, "reason"],
      [{ email: "mia@" }, "email"],
      [{ captcha: undefined }, "captcha"],
    ] as const) {
      const { status, body } = await ask(id, wrong);
      expect([status, body]).toMatchObject([400, { code: "C200", fields: { [field]: expect.any(String) } }]);
    }
    const wrongForm = answeredCaptcha(site.services.secretKey, { form: "message" });
    for (const file of [id, film, UNKNOWN])
      expect(((await ask(file, { captcha: wrongForm })).body as { code: string }).code).toBe("C104");
    expect([await isHidden(id), await db().$count(takedowns), await db().$count(messages)]).toEqual([false, 0, 0]);
  });
});

it("of an unknown or deleted picture is refused after the captcha; of a hidden one, it reaches the desk", async () => {
  const [hidden, deleted] = [await picture(), await picture()];
  await ask(hidden, { email: "erste@example.org" });
  await db().delete(files).where(eq(files.id, deleted));
  addresses += 1;
  for (const file of [deleted, UNKNOWN]) expect((await ask(file)).status).toBe(404);
  expect((await ask(hidden, { email: "andere@example.org" })).status).toBe(201);
  expect((await site.trpc("desk").messages.list.query({})).items).toHaveLength(2);
});

describe("the decision that a picture stays", () => {
  it("shows it again, and holds until new grounds are given", async () => {
    const id = await picture();
    await ask(id);
    const [{ version = 0 } = {}] = await db().select().from(files).where(eq(files.id, id));
    const newest = await newestOf(id);
    const stale = await refusal(editor().takedowns.keep.mutate({ file: id, version: version - 1, newest }));
    expect([stale.status, await isHidden(id)]).toEqual([409, true]);
    const kept = await editor().takedowns.keep.mutate({ file: id, version, newest });
    expect(kept).toMatchObject({ file: { hidden: null }, open: 0 });
    expect(await isHidden(id)).toBe(false);
    expect(await openOf(id)).toEqual([]);
    expect((await db().select().from(auditLog)).at(-1)).toMatchObject({ action: "update", noun: "file" });
    addresses += 1;
    await ask(id, { reason: "das bin ICH", email: "andere@example.org" });
    expect(await isHidden(id)).toBe(false);
    await ask(id, { reason: "Das ist mein Kind.", email: "dritte@example.org" });
    expect(await isHidden(id)).toBe(true);
  });

  it("decides what was asked until the editor opened the picture, and keeps it hidden for later new grounds", async () => {
    const id = await picture();
    await ask(id);
    const newest = await newestOf(id);
    await ask(id, { reason: "Das ist mein Kind.", email: "vater@example.org" });
    const other = await picture();
    await ask(other);
    const kept = await editor().takedowns.keep.mutate({ file: id, newest });
    expect(kept).toMatchObject({ file: { hidden: expect.any(String) }, open: 1 });
    expect([await isHidden(id), await isHidden(other)]).toEqual([true, true]);
    expect(await openOf(id)).toMatchObject([{ reason: "Das ist mein Kind." }]);
    expect(await openOf(other)).toHaveLength(1);
    expect(await keep(id)).toMatchObject({ file: { hidden: null }, open: 0 });
  });

  it("shows the picture although the same grounds, or requests that may not hide it, came meanwhile", async () => {
    const id = await picture();
    for (const file of [id, await picture(), await picture()]) await ask(file, { email: "erste@example.org" });
    const newest = await newestOf(id);
    // This network has hidden three pictures, so its further requests neither hide a picture nor keep it hidden.
    await ask(id, { reason: "Ein neuer Grund", email: "zweite@example.org" });
    addresses += 1;
    await ask(id, { reason: "das bin ICH", email: "dritte@example.org" });
    const kept = await editor().takedowns.keep.mutate({ file: id, newest });
    expect(kept).toMatchObject({ file: { hidden: null }, open: 2 });
  });

  it("is taken for all requests at once; those that hide the picture are shown first", async () => {
    const id = await picture({ consent: null });
    for (let index = 1; index <= 21; index += 1) {
      addresses += 1;
      await ask(id, { reason: `Grund ${index}`, email: `person${index}@example.org` });
    }
    await editor().files.update.mutate({ id, consent });
    await ask(id, { reason: "Grund 22", email: "person22@example.org" });
    const { items, total } = await readOpen(id);
    expect([items.length, items[0]?.reason, items[1]?.reason, total]).toEqual([20, "Grund 22", "Grund 1", 22]);
    expect(await keep(id)).toMatchObject({ file: { hidden: null }, open: 0 });
  });

  it("is for editors alone", async () => {
    const id = await picture();
    await ask(id);
    for (const role of ["guest", "author", "shop", "desk"] as const) {
      const { keep: keeping, ofFile } = site.trpc(role).takedowns;
      expect([401, 403]).toContain((await refusal(keeping.mutate({ file: id, newest: null }))).status);
      expect([401, 403]).toContain((await refusal(ofFile.query({ file: id }))).status);
    }
    expect(await isHidden(id)).toBe(true);
  });

  it("holds after the person's data are erased, and after their days", async () => {
    const id = await picture();
    await ask(id);
    expect(await takedownsOfPerson.count(db(), "mia@example.org")).toBe(1);
    await keep(id);
    await db().transaction((tx) => takedownsOfPerson.erase(tx, "mia@example.org"));
    expect(await takedownsOfPerson.count(db(), "mia@example.org")).toBe(0);
    expect((await db().select().from(takedowns))[0]).toMatchObject({ email: "", reason: "" });
    await ask(id, { email: "andere@example.org" });
    expect(await isHidden(id)).toBe(false);
    await keep(id);
    const settings = await site.trpc("admin").messages.settings.query();
    await site.trpc("admin").messages.updateSettings.mutate({ ...settings, keptDays: 30 });
    const late = { ...site.services, now: () => new Date(Date.now() + 31 * 86_400_000) };
    await forgetTakedowns(late);
    expect(await takedownsOfPerson.count(db(), "andere@example.org")).toBe(0);
  });
});

describe("a hidden picture", () => {
  const upload = async (): Promise<{ id: string; variant: string }> => {
    const form = new FormData();
    form.append(
      "file",
      new Blob([new Uint8Array(await jpeg(900, 600, addresses))], { type: "image/jpeg" }),
      "Fest.jpg",
    );
    const { body } = await site.request("POST", "/api/v0/upload", { as: "editor", body: form });
    const file = (Array.isArray(body) ? body[0] : body) as { _id: string; gridrefs: { gridref: string }[] };
    await site.request("PUT", `/api/v0/file/${file._id}`, { as: "editor", body: { consent } });
    return { id: file._id, variant: file.gridrefs.at(-1)?.gridref ?? "" };
  };

  it("is gone for guests wherever it was, and stays for editors", async () => {
    const { id, variant } = await upload();
    const html = `<p>Text</p><img src="/api/v0/download/${id}/${variant}" alt="" />`;
    const entry = await storeEntry(site.services.database, {
      tags: ["Aktuelles"],
      mainPicture: id,
      publishDate: new Date("2026-01-01T08:00:00Z"),
      blocks: [{ id: "a", type: "text", html, media: [id] }],
    });
    const addressesOfPicture = [
      `/api/v0/download/${id}`,
      `/api/v0/download/${id}/${variant}`,
      `/v0/api/download/${id}/${variant}/teilen.jpg`,
    ];
    const statuses = (as: "guest" | "editor") =>
      Promise.all(addressesOfPicture.map(async (path) => (await site.request("GET", path, { as })).status));
    const article = (as: "guest" | "editor") => site.trpc(as).entries.article.query({ id: entry.id });
    const offered = () => site.trpc().takedowns.page.query({ entry: entry.id });
    expect(await statuses("guest")).toEqual([200, 200, 200]);
    expect(Object.keys((await article("guest")).files)).toEqual([id]);
    expect((await offered()).offered.map((one) => one.id)).toEqual([id]);
    expect((await ask(id)).status).toBe(201);
    expect((await statuses("guest")).slice(0, 3)).toEqual([404, 404, 404]);
    expect((await statuses("editor")).slice(0, 2)).toEqual([200, 200]);
    const seen = await article("guest");
    expect([seen.files, JSON.stringify(seen.entry.blocks)]).toEqual([{}, expect.not.stringContaining("<img")]);
    expect((await article("editor")).files[id]).toMatchObject({ isHidden: true });
    expect((await offered()).offered).toEqual([]);
    expect((await refusal(site.trpc().takedowns.page.query({ picture: id }))).status).toBe(404);
    const listed = await editor().files.list.query({ hidden: true });
    expect(listed.items.map((file) => file.id)).toEqual([id]);
    await keep(id);
    expect(await statuses("guest")).toEqual([200, 200, 200]);
  });

  it("keeps its requests in the bin and after its way back, until it is gone for good", async () => {
    const id = await picture({ name: "Fest.jpg" });
    await ask(id);
    await editor().files.remove.mutate({ id });
    const address = `/api/v0/download/${id}`;
    const own = [{ email: "mia@example.org", picture: { name: "Fest.jpg", address } }];
    expect(await takedownsOfPerson.list(db(), "mia@example.org")).toMatchObject(own);
    await forgetTakedowns(site.services);
    await editor().files.bin.restore.mutate({ ids: [id] });
    expect(await isHidden(id)).toBe(true);
    expect(await openOf(id)).toMatchObject([{ reason: "Das bin ich." }]);
    expect(await takedownsOfPerson.list(db(), "mia@example.org")).toMatchObject(own);
    expect(await keep(id)).toMatchObject({ file: { hidden: null } });
    await editor().files.remove.mutate({ id });
    await editor().files.bin.restore.mutate({ ids: [id] });
    await ask(id, { reason: "das bin ICH" });
    expect(await isHidden(id)).toBe(false);
    await editor().files.remove.mutate({ id });
    await editor().files.bin.remove.mutate({ ids: [id] });
    expect(await db().$count(takedowns)).toBe(0);
    const other = await picture();
    await ask(other);
    await editor().files.remove.mutate({ id: other, isForGood: true });
    expect(await db().$count(takedowns)).toBe(0);
  });

  it("is named in no answer for guests, and in those for whoever may change the entry", async () => {
    const { id, variant } = await upload();
    const html = `<p>Text</p><img src="/api/v0/download/${id}/${variant}" alt="" />`;
    const gallery = {
      id: "b",
      type: "gallery" as const,
      settings: { title: "Fotos", images: [{ file: id, caption: "" }] },
    };
    const entry = await storeEntry(site.services.database, {
      tags: ["Aktuelles"],
      mainPicture: id,
      publishDate: new Date("2026-01-01T08:00:00Z"),
      blocks: [{ id: "a", type: "text", html, media: [id] }, gallery as never],
    });
    await site.request("PUT", "/api/v0/config/", { as: "system", body: { components: { shop: { enabled: true } } } });
    const media = { images: [id] };
    const product = await site.trpc("admin").products.create.mutate({ title: "Most", price: 350, media });
    const paths = [`entry/${entry.id}`, "entry", `product/${product.id}`, "product"];
    const named = async (as: "guest" | "author" | "editor" | "shop") =>
      Promise.all(
        paths.map(async (path) =>
          JSON.stringify((await site.request("GET", `/api/v0/${path}`, { as })).body).includes(id),
        ),
      );
    expect(await named("guest")).toEqual([true, true, true, true]);
    const page = () => site.trpc().takedowns.page.query({ product: product.id });
    expect((await page()).offered.map((one) => one.id)).toEqual([id]);
    await ask(id);
    expect((await page()).offered).toEqual([]);
    expect(await named("guest")).toEqual([false, false, false, false]);
    expect(await named("author")).toEqual([false, false, false, false]);
    expect((await named("editor")).slice(0, 2)).toEqual([true, true]);
    expect(await named("shop")).toEqual([true, true, true, true]);
    expect(JSON.stringify(await site.trpc().entries.article.query({ id: entry.id }))).not.toContain(id);
    expect(JSON.stringify(await site.trpc().shop.item.query({ place: product.id }))).not.toContain(id);
    expect(JSON.stringify(await site.trpc().shop.shelf.query({}))).not.toContain(id);
    await keep(id);
    expect(await named("guest")).toEqual([true, true, true, true]);
  });

  it("that is the logo is shown nowhere: the site has its name instead", async () => {
    const { id } = await upload();
    const set = await site.request("PUT", "/api/v0/config/", { as: "system", body: { site: { logo: id } } });
    expect(set.status).toBe(200);
    const brand = async () => (await site.trpc().settings.get.query()).brand;
    const before = await brand();
    expect(before?.logo).toMatchObject({ width: expect.any(Number) });
    await ask(id);
    expect(await isHidden(id)).toBe(true);
    expect((await brand())?.logo ?? null).toBe(null);
    const old = await site.request("GET", `/einbetten/marke/${before?.key}/kopf.webp`);
    expect(old.status).toBe(404);
    await keep(id);
    expect(await brand()).toEqual(before);
    await site.request("PUT", "/api/v0/config/", { as: "system", body: { site: { logo: null } } });
  });

  it("is still there for the author who has uploaded it", async () => {
    const { id, variant } = await upload();
    const { id: user } = await site.trpc("author").users.me.query();
    await db().update(files).set({ createdBy: user }).where(eq(files.id, id));
    await ask(id);
    for (const path of [`/api/v0/download/${id}`, `/api/v0/download/${id}/${variant}`]) {
      expect((await site.request("GET", path, { as: "author" })).status).toBe(200);
      expect((await site.request("GET", path)).status).toBe(404);
    }
    await db().update(files).set({ createdBy: null }).where(eq(files.id, id));
    await site.trpc("editor").files.update.mutate({ id, child: true });
    for (const path of [`/api/v0/download/${id}`, `/api/v0/download/${id}/${variant}`])
      expect((await site.request("GET", path, { as: "author" })).status).toBe(404);
  });
});

it("the automatic answer to a request does not greet a missing name", async () => {
  const settings = await site.trpc("admin").messages.settings.query();
  const text = "Hallo {Vorname},\n\nvielen Dank.";
  const answer = { enabled: true, subject: "Danke, {Vorname}", text };
  const automaticAnswer = { ...settings.automaticAnswer, de: answer };
  await site.trpc("admin").messages.updateSettings.mutate({ ...settings, automaticAnswer });
  const email = "ohne-namen@example.org";
  await ask(await picture(), { email });
  const mails = await db().select().from(outgoingMail).where(eq(outgoingMail.recipient, email));
  expect(mails).toMatchObject([{ subject: "Danke", body: expect.stringMatching(/^Hallo,\n/u) }]);
});
