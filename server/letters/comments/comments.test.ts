import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formThrottle, limits } from "#contract/values/limits.ts";
import type { Role } from "#contract/values/permissions.ts";
import { binnedEntries } from "#db/schema/bin.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { settings } from "#db/schema/settings.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { answeredCaptcha, solvedProof } from "#testing/captcha.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny, statusOf } from "#testing/trpc-client.ts";
import { ageComments } from "./retention.ts";

let site: TestSite;
let entryId: string;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => {
  expect(site.logLines.join("")).not.toMatch(/@example\.org/iu);
  await site.close();
});
beforeEach(async () => {
  site.services.now = () => new Date();
  for (const table of [comments, entries, outgoingMail]) await db().delete(table);
  await db().execute(sql`delete from rate_limits`);
  await switched({ guestbook: true, comments: true });
  ({ id: entryId } = await storeEntry(site.services.database, {
    title: "Apfeltag",
    tags: ["Aktuelles"],
    publishDate: new Date("2026-01-01"),
    hasComments: true,
  }));
});

const db = () => site.services.database.db;
const stored = () => db().select().from(comments);
const mails = () => db().select().from(outgoingMail);

const moderation = () => site.trpc("admin").moderation;
const guests = () => site.trpc("guest");

const switched = (on: Record<string, boolean>) =>
  site.request("PUT", "/api/v0/config/", {
    as: "admin",
    body: { components: Object.fromEntries(Object.entries(on).map(([name, enabled]) => [name, { enabled }])) },
  });

const captcha = (made: Parameters<typeof answeredCaptcha>[1] = {}) =>
  answeredCaptcha(site.services.secretKey, { form: "guestbook", ...made });

const fields = { name: "Änne Schönfeld", email: "Aenne@Example.org", text: "Schön war es!\r\n\r\n<b>Bis bald</b>" };
const write = (more: object = {}) => guests().guestbook.sign.mutate({ captcha: captcha(), ...fields, ...more });
const comment = (place: string) =>
  guests().comments.create.mutate({ entryId: place, captcha: captcha({ form: "comment" }), ...fields });
const page = (place: string | null = null, number = 1) =>
  place === null
    ? guests().guestbook.page.query({ page: number })
    : guests().comments.page.query({ entryId: place, page: number });
const shown = async (place: string | null = null) => (await page(place)).items;
const list = (filter: Inputs["moderation"]["list"] = {}) => moderation().list.query(filter);
type Change = Inputs["moderation"]["update"];
const update = (id: string, change: Omit<Change, "id">) => moderation().update.mutate({ id, ...change });

async function storeComment(more: Partial<typeof comments.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const row = {
    id,
    entryId: null,
    ...fields,
    email: "aenne@example.org",
    language: "de" as const,
    created: new Date(),
  };
  await db()
    .insert(comments)
    .values({ ...row, ...more });
  return id;
}

describe("writing into the guestbook", () => {
  it("is stored, and nobody sees it before it is approved; then everybody does, without the address", async () => {
    expect(await write()).toBeUndefined();
    const text = "Schön war es!\n\n<b>Bis bald</b>";
    const [row] = await stored();
    expect(row).toMatchObject({ name: "Änne Schönfeld", email: "aenne@example.org", text, state: "waiting" });
    expect(await page()).toEqual({ items: [], total: 0 });
    await update(row?.id ?? "", { state: "public" });
    const seen = await page();
    expect(seen).toEqual({
      items: [
        { id: row?.id, name: "Änne Schönfeld", text, language: "de", created: row?.created.toISOString(), answer: "" },
      ],
      total: 1,
    });
    expect(JSON.stringify(seen)).not.toContain("@");
  });

  it("tells those who are told of messages, and an answer goes to the writer alone", async () => {
    await site.request("PUT", "/api/v0/config/", {
      as: "admin",
      body: { notify: { message: ["verein@example.org"], order: [] } },
    });
    await write();
    await comment(entryId);
    const [guestbook, other] = await mails();
    expect(guestbook).toMatchObject({ recipient: "verein@example.org", replyTo: "aenne@example.org", language: "de" });
    expect(guestbook?.subject).toBe("Neuer Eintrag im Gästebuch von Änne Schönfeld");
    expect(guestbook?.body).toContain("Schön war es!\n\n<b>Bis bald</b>");
    expect(guestbook?.body).toContain(`${site.url}/admincenter/messages/comments`);
    expect(other?.subject).toBe("Neuer Kommentar von Änne Schönfeld: Apfeltag");
  });

  it("lets no field start a header, or fill a blank of the mail's text", async () => {
    const injected = "x\r\nBcc: opfer@example.org\r\n\r\n{{link}}";
    await write({ name: injected, text: "{{email}} $t(mail:message.subject)" });
    for (const email of ["a@example.org\r\nBcc: opfer@example.org", "a@example.org, b@example.org", "<a@example.org>"])
      expect(await refusal(write({ email }))).toMatchObject({ code: "C200", fields: { email: expect.any(String) } });
    const [mail] = await mails();
    expect(mail?.subject).toBe("Neuer Eintrag im Gästebuch von x Bcc: opfer@example.org {{link}}");
    expect(mail?.body).toContain("{{email}} $t(mail:message.subject)");
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("checks the fields first, which leaves the captcha unused", async () => {
    const right = captcha();
    const wrong = { name: "x", email: "x@", text: "!", captcha: right };
    expect(await refusal(write(wrong))).toMatchObject({
      code: "C200",
      fields: { name: "Der Name ist zu kurz.", text: "Der Text ist zu kurz.", email: expect.any(String) },
    });
    expect(await refusal(write({ text: "ä".repeat(limits.commentLength + 1) }))).toMatchObject({
      code: "C200",
      fields: { text: "Bitte schreiben Sie höchstens 2000 Zeichen." },
    });
    expect(await refusal(write({ captcha: undefined }))).toMatchObject({ fields: { captcha: expect.any(String) } });
    await write({ captcha: right });
  });

  it("needs a captcha of its own form, right and used once; the proof of a challenge counts as well", async () => {
    const once = captcha();
    const answers = await Promise.all([1, 2].map(() => statusOf(write({ captcha: once }))));
    expect(answers.sort()).toEqual([200, 422]);
    for (const made of [{ isRight: false }, { form: "comment" as const }, { form: "message" as const }])
      expect((await refusal(write({ captcha: captcha(made) }))).code).toBe("C104");
    const { body } = await site.request("GET", "/api/v0/captcha/?form=guestbook", {});
    const solved = await solvedProof(body as Parameters<typeof solvedProof>[0]);
    await write({ captcha: solved });
    expect(await stored()).toHaveLength(2);
  });

  it("is limited under one mail address, and counts what fills in the hidden field for nobody", async () => {
    const before = (await findCatches(db(), "guestbook")).count;
    for (const more of [{}, { captcha: undefined }]) await write({ ...more, website: "https://spam.example" });
    expect(await stored()).toEqual([]);
    expect((await findCatches(db(), "guestbook")).count).toBe(before + 2);
    for (let n = 0; n < formThrottle.messagesPerMailAddress; n += 1) await write();
    expect((await refusal(write())).code).toBe("C102");
    await write({ email: "anders@example.org" });
  });
});

describe("a place", () => {
  it("whose component is off is not there, for reading and for writing", async () => {
    await storeComment({ state: "public" });
    await storeComment({ state: "public", entryId });
    await switched({ guestbook: false });
    for (const call of [() => page(), () => write()]) expect((await refusal(call())).code).toBe("C404");
    expect(await shown(entryId)).toHaveLength(1);
    await switched({ guestbook: true, comments: false });
    for (const call of [() => page(entryId), () => comment(entryId)]) expect((await refusal(call())).code).toBe("C404");
    expect(await shown()).toHaveLength(1);
  });

  it.each([
    ["without comments", { hasComments: false }],
    ["that is a draft", { publishDate: null }],
    ["that is scheduled", { publishDate: new Date("2999-01-01") }],
    ["in no list", { tags: ["Feste"] }],
    ["of a fixed page", { tags: ["Seite|Projekt"] }],
  ])("is no entry %s", async (_name, more) => {
    const published = { tags: ["Aktuelles"], publishDate: new Date("2026-01-01"), hasComments: true };
    const { id } = await storeEntry(site.services.database, { ...published, ...more });
    expect((await refusal(page(id))).code).toBe("C404");
    expect((await refusal(comment(id))).code).toBe("C404");
    expect((await refusal(page("nonsense"))).code).toBe("C404");
  });

  it("shows its own comments, ten on a page, the newest first", async () => {
    for (let n = 1; n <= 12; n += 1)
      await storeComment({ state: "public", text: `Text ${n}`, created: new Date(Date.UTC(2026, 0, n)) });
    await storeComment({ state: "public", entryId, text: "Unter dem Eintrag" });
    const first = await page();
    expect([first.total, first.items.length, first.items[0]?.text]).toEqual([12, 10, "Text 12"]);
    expect((await page(null, 2)).items.map(({ text }) => text)).toEqual(["Text 2", "Text 1"]);
    expect(await page(null, 3)).toEqual({ items: [], total: 12 });
    expect((await shown(entryId)).map(({ text }) => text)).toEqual(["Unter dem Eintrag"]);
  });

  it("goes with its entry", async () => {
    await storeComment({ entryId });
    await site.request("DELETE", `/api/v0/entry/${entryId}`, { as: "admin" });
    expect(await stored()).toEqual([]);
  });

  it("keeps the switch of an entry that programs write: REST does not know it", async () => {
    const { body } = await site.request("GET", `/api/v0/entry/${entryId}`, { as: "admin" });
    expect(body).not.toHaveProperty("hasComments");
    const put = { ...(body as object), title: "Apfeltag 2026", hasComments: false };
    expect((await site.request("PUT", "/api/v0/entry/", { as: "admin", body: put })).status).toBe(200);
    await page(entryId);
  });
});

describe("an administrator", () => {
  it("approves, answers, and hides; each change is one version, and guests see it at once", async () => {
    const id = await storeComment();
    expect(await update(id, { answer: "Danke!\r\nBis bald." })).toMatchObject({
      state: "waiting",
      answer: "Danke!\nBis bald.",
      answered: { by: "Test admin", at: expect.any(String) },
      version: 2,
    });
    expect(await shown()).toEqual([]);
    const heard = ticks();
    expect(await update(id, { state: "public" })).toMatchObject({ version: 3 });
    expect(await shown()).toMatchObject([{ answer: "Danke!\nBis bald." }]);
    expect(await update(id, { state: "public" })).toMatchObject({ version: 3 });
    expect(heard()).toBe(1);
    await update(id, { answer: "" });
    expect((await list()).items).toMatchObject([{ answer: "", answered: null }]);
    await update(id, { state: "hidden" });
    expect(await shown()).toEqual([]);
    expect(heard()).toBe(3);
    await update(id, { answer: "Für uns" });
    expect(heard()).toBe(3);
  });

  it("is told when somebody else was faster, and changes nothing of what was written", async () => {
    const id = await storeComment();
    await update(id, { state: "public", version: 1 });
    expect((await refusal(update(id, { state: "hidden", version: 1 }))).code).toBe("C409");
    await sendAny(moderation().update.mutate, { id, name: "Anders", text: "Anders", email: "anders@example.org" });
    expect((await stored())[0]).toMatchObject({ name: fields.name, state: "public" });
    expect((await refusal(sendAny(moderation().update.mutate, { id, state: "waiting" }))).code).toBe("C200");
    expect((await refusal(update(newId(), { state: "public" }))).code).toBe("C404");
  });

  it("finds what waits first, by state, place and text, and counts it", async () => {
    await storeComment({ state: "public", text: "Äpfel", created: new Date("2026-03-01") });
    await storeComment({ created: new Date("2026-01-01"), entryId });
    await storeComment({ state: "hidden", created: new Date("2026-02-01") });
    expect((await list()).items.map(({ state }) => state)).toEqual(["waiting", "public", "hidden"]);
    expect((await list()).counts).toEqual({ waiting: 1, public: 1, hidden: 1 });
    expect((await list({ states: ["public", "hidden"] })).total).toBe(2);
    expect((await list({ place: "entries" })).items).toMatchObject([
      { entry: { title: "Apfeltag", path: "/Aktuelles/apfeltag" }, email: "aenne@example.org" },
    ]);
    expect((await list({ place: "guestbook" })).items[0]).toMatchObject({ entry: null });
    expect((await list({ q: "apfel" })).total).toBe(1);
    expect(await moderation().waiting.query()).toBe(1);
  });

  it("removes, and takes it back for a while; all or none", async () => {
    const id = await storeComment({ state: "public" });
    expect((await refusal(moderation().remove.mutate({ ids: [id, newId()] }))).code).toBe("C404");
    expect(await shown()).toHaveLength(1);
    const heard = ticks();
    expect(await moderation().remove.mutate({ ids: [id] })).toEqual({ removed: 1 });
    expect([await shown(), (await list()).total, heard()]).toEqual([[], 0, 1]);
    expect((await refusal(update(id, { state: "hidden" }))).code).toBe("C404");
    expect(await moderation().restore.mutate({ ids: [id] })).toEqual({ restored: 1 });
    expect([(await shown()).length, heard()]).toEqual([1, 2]);
    await moderation().remove.mutate({ ids: [id] });
    site.services.now = () => new Date(Date.now() + 121_000);
    expect((await refusal(moderation().restore.mutate({ ids: [id] }))).code).toBe("C404");
    await ageComments(site.services);
    expect(await stored()).toEqual([]);
  });

  it("gets them as CSV that no spreadsheet calculates", async () => {
    const text = "Schön war es!";
    const created = new Date("2026-03-01T09:00:00Z");
    await storeComment({ name: "=1+1", text, state: "public", answer: "Danke", created });
    await storeComment({ entryId, text, created: new Date("2026-02-01T09:00:00Z") });
    const read = async (query: string, as: Role = "admin") => {
      const cookie = (await site.cookieOf(as)) ?? "";
      return fetch(`${site.url}/api/v0/export/comments.csv${query}`, { headers: { cookie } });
    };
    const answer = await read("");
    expect(answer.headers.get("content-disposition")).toContain("gaestebuch-und-kommentare.csv");
    expect((await answer.text()).split("\r\n")).toEqual([
      expect.stringContaining('"Eingegangen";"Ort";"Name";"E-Mail";"Text";"Status";"Antwort"'),
      `"01/03/2026 10:00";"Gästebuch";"'=1+1";"aenne@example.org";"Schön war es!";"öffentlich";"Danke"`,
      `"01/02/2026 10:00";"Apfeltag";"Änne Schönfeld";"aenne@example.org";"Schön war es!";"wartet";""`,
      "",
    ]);
    expect((await (await read("?states=waiting")).text()).match(/aenne@/gu)).toHaveLength(1);
    expect((await read("", "guest")).status).toBe(401);
  });
});

function ticks(): () => number {
  const before = site.services.clock.generation(["comments"]);
  return () => site.services.clock.generation(["comments"]) - before;
}

describe("what is kept", () => {
  const keep = (keptDays: number) => moderation().updateSettings.mutate({ keptDays });

  it("is everything, unless the settings say for how long: then what is public loses its address alone", async () => {
    const old = new Date(Date.now() - 40 * 86_400_000);
    const ids = {
      waiting: await storeComment({ created: old }),
      hidden: await storeComment({ created: old, state: "hidden" }),
      public: await storeComment({ created: old, state: "public" }),
      young: await storeComment(),
    };
    await ageComments(site.services);
    expect(await stored()).toHaveLength(4);
    const kept = await keep(30);
    expect(kept).toMatchObject({ keptDays: 30, version: expect.any(Number) });
    const late = moderation().updateSettings.mutate({ keptDays: 60, version: kept.version - 1 });
    expect((await refusal(late)).code).toBe("C409");
    await ageComments(site.services);
    expect((await stored()).map(({ id, email }) => [id, email]).sort()).toEqual(
      [
        [ids.public, ""],
        [ids.young, "aenne@example.org"],
      ].sort(),
    );
    expect(await shown()).toHaveLength(1);
    expect((await keep(0)).keptDays).toBe(0);
    const [row] = await db().select().from(settings).where(eq(settings.section, "comments"));
    expect(row?.value).toEqual({ comments: { keptDays: 0 } });
    const { body } = await site.request("GET", "/api/v0/config/", { as: "system" });
    expect((body as object[])[0]).not.toHaveProperty("comments");
  });

  it("of a person is counted, exported and erased, also what waits and what was just removed", async () => {
    await db().delete(binnedEntries);
    await storeComment({ state: "public", answer: "Danke" });
    await storeComment({ removed: new Date() });
    await storeComment({ email: "anders@example.org" });
    const { persons } = site.trpc("admin");
    const person = { email: "Aenne@example.org" };
    expect(await persons.count.mutate(person)).toMatchObject({ comments: 2 });
    expect((await persons.export.mutate(person))["comments"]).toMatchObject([
      { text: fields.text, answer: "Danke", email: "aenne@example.org" },
      { state: "waiting" },
    ]);
    const heard = ticks();
    expect(await persons.erase.mutate(person)).toMatchObject({ comments: 2 });
    expect([(await stored()).map(({ email }) => email), heard()]).toEqual([["anders@example.org"], 1]);
  });
});

it("a damaged row leaves the others as they are, and is named in the log", async () => {
  const id = await storeComment({ state: "public", name: "Krank" });
  await storeComment({ state: "public", name: "Gesund" });
  const odd = await storeComment({ name: "Seltsam" });
  await db().execute(
    sql`update comments set created = 'infinity', answered = '-infinity', language = 'xx' where id = ${id}`,
  );
  await db().execute(sql`update comments set state = 'nonsense' where id = ${odd}`);
  expect((await shown()).map(({ name }) => name).sort()).toEqual(["Gesund", "Krank"]);
  expect((await list()).items.map(({ name }) => name).sort()).toEqual(["Gesund", "Krank", "Seltsam"]);
  expect(site.logLines.join("")).toContain(id);
  await update(id, { state: "hidden" });
});
