import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { eq } from "drizzle-orm";
import { entryFields } from "#contract/schemas/entries.ts";
import { fixedPageTag } from "#contract/values/pages.ts";
import { entries } from "#db/schema/entries.ts";
import { contentTopics } from "../../kernel/publication/topics.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny, statusOf } from "#testing/trpc-client.ts";
import { isKept } from "#testing/ticks.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const entriesOf = (as: "guest" | "admin") => site.trpc(as).entries;
const create = (fields: Partial<Inputs["entries"]["create"]>) =>
  entriesOf("admin").create.mutate({ title: "Apfelpresse", tags: ["Aktuelles"], ...fields });
const update = (id: string, fields: Partial<Inputs["entries"]["update"]>) =>
  entriesOf("admin").update.mutate({ id, ...fields });
const byId = (id: string) => entriesOf("admin").byId.query({ id });
const refused = async (id: string, fields: object): Promise<Record<string, string>> => {
  const answer = await refusal(sendAny(entriesOf("admin").update.mutate, { id, ...fields }));
  expect([answer.status, answer.code]).toEqual([400, "C200"]);
  return answer.fields ?? {};
};
const rest = (method: string, path: string, as: "guest" | "admin", body?: object) =>
  site.request(method, `/api/v0/entry${path}`, { as, ...(body && { body }) });

const writable = (read: object): object =>
  Object.fromEntries(Object.entries(read).filter(([name]) => name in entryFields.shape));

const LONG_AGO = "2026-01-01T10:00:00.000Z";
const FAR = "2099-01-01T10:00:00.000Z";
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Stores an entry with an end in the past. The API refuses to write such an end. */
async function ended(fields: object = {}): Promise<string> {
  const { id } = await storeEntry(site.services.database, {
    title: "Vorbei",
    tags: ["Aktuelles"],
    publishDate: new Date(LONG_AGO),
    publicUntil: new Date(Date.now() - 1000),
    ...fields,
  });
  return id;
}

describe("at its end", () => {
  const ways: [string, (id: string, word: string) => Promise<boolean>][] = [
    ["the list", async (id) => JSON.stringify((await rest("GET", "/?limit=200", "guest")).body).includes(id)],
    ["its id", async (id) => (await rest("GET", `/${id}`, "guest")).status === 200],
    [
      "several ids",
      async (id) => {
        const { body } = await site.request("POST", "/api/v0/batch/entry", { body: [id] });
        return (body as unknown[]).length > 0;
      },
    ],
    ["its page", async (id) => (await statusOf(entriesOf("guest").article.query({ id }))) === 200],
    [
      "the cards",
      async (id) => {
        const cards = await entriesOf("guest").cards.query({ list: "Aktuelles", limit: 100, skip: 0 });
        return JSON.stringify(cards).includes(id);
      },
    ],
    [
      "the month",
      async (id) => {
        const month = await entriesOf("guest").month.query({ month: "2027-05" });
        return JSON.stringify(month).includes(id);
      },
    ],
    ["the feed", async (id) => String((await site.request("GET", "/Aktuelles/feed.xml")).body).includes(id)],
    [
      "the calendar",
      async (id) => String((await site.request("GET", "/Veranstaltungen/kalender.ics")).body).includes(id),
    ],
    ["its file for calendars", async (id) => (await site.request("GET", `/Veranstaltungen/${id}.ics`)).status === 200],
    [
      "the sitemap",
      async (_id, word) => String((await site.request("GET", "/sitemap.xml")).body).includes(word.toLowerCase()),
    ],
    [
      "the search",
      async (id, word) => {
        const found = JSON.stringify(await site.trpc().search.find.query({ q: word, page: 1 }));
        return found.includes(word) && found.includes('items":[{') && id !== "";
      },
    ],
  ];

  it("is gone for guests in every way, without a write, and there until then", async () => {
    const word = `Endlichkeit${newId().slice(-6)}`;
    const event = { tags: ["Aktuelles", "Veranstaltungen"], date: "2027-05-08", publishDate: LONG_AGO };
    const { id } = await create({ title: word, ...event, publicUntil: FAR });
    for (const [name, says] of ways) expect([name, await says(id, word)]).toEqual([name, true]);

    const end = inHours(1);
    await update(id, { publicUntil: end });
    const { now } = site.services;
    try {
      site.services.now = () => new Date(Date.parse(end) - 1);
      for (const [name, says] of ways) expect([name, await says(id, word)]).toEqual([name, true]);
      await isKept(site.services, contentTopics);
      site.services.now = () => new Date(end);
      for (const [name, says] of ways) expect([name, await says(id, word)]).toEqual([name, false]);
    } finally {
      site.services.now = now;
    }
  });

  it("is a draft for editors and programs, which can be found as such", async () => {
    const id = await ended({ title: `Abgelaufen ${newId()}` });
    const seen = (await rest("GET", `/${id}`, "admin")).body as Record<string, unknown>;
    expect(seen["publish_date"]).toBeNull();
    expect(seen["unpublish_date"]).toMatch(/^20.*Z$/u);
    const listed = async (state: string) =>
      JSON.stringify((await rest("GET", `/?state=${state}&limit=200`, "admin")).body).includes(id);
    expect([await listed("draft"), await listed("scheduled"), await listed("public")]).toEqual([true, false, false]);
    const { publishDate, publicUntil } = await byId(id);
    expect([publishDate, publicUntil !== null]).toEqual([null, true]);
  });

  it("goes on, when it gets another end or none", async () => {
    const id = await ended();
    await update(id, { publishDate: "now", publicUntil: inHours(1) });
    expect((await rest("GET", `/${id}`, "guest")).status).toBe(200);
  });

  it("is set and taken away by programs, which get its field named when it is refused", async () => {
    const { id } = await create({ publishDate: LONG_AGO });
    const put = (unpublish_date: string | null) => rest("PUT", "/", "admin", { _id: id, unpublish_date });
    expect(await put(FAR)).toMatchObject({ status: 200, body: { unpublish_date: FAR } });
    expect(await put("2025-01-01T10:00:00Z")).toMatchObject({
      status: 400,
      body: { code: "C200", fields: { unpublish_date: expect.stringMatching(/nach der Veröffentlichung/u) } },
    });
    expect(await put(null)).toMatchObject({ status: 200, body: { unpublish_date: null } });
  });

  it("stays gone when a program writes back what it read before the end", async () => {
    const id = await ended();
    const written = await rest("PUT", "/", "admin", { _id: id, title: "Neuer Titel", publish_date: LONG_AGO });
    expect(written.status).toBe(200);
    expect((await rest("GET", `/${id}`, "guest")).status).toBe(404);
  });

  it("is forgotten when a program publishes the entry anew", async () => {
    const id = await ended();
    expect((await rest("PUT", "/", "admin", { _id: id, publish_date: "now" })).status).toBe(200);
    expect((await rest("GET", `/${id}`, "guest")).status).toBe(200);
    expect((await byId(id)).publicUntil).toBeNull();
  });
});

describe("an end", () => {
  it.each([
    [
      "before the publication",
      { publishDate: FAR, publicUntil: inHours(1) },
      "Das Ende muss nach der Veröffentlichung liegen.",
    ],
    ["at the publication", { publishDate: FAR, publicUntil: FAR }, "Das Ende muss nach der Veröffentlichung liegen."],
    ["in the past", { publishDate: LONG_AGO, publicUntil: inHours(-1) }, /^Das Ende liegt in der Vergangenheit/u],
    ["in the past, of a draft", { publicUntil: inHours(-1) }, /^Das Ende liegt in der Vergangenheit/u],
    ["of no date", { publicUntil: "morgen" }, /./u],
  ])("%s is refused at its field (C200), and nothing is stored", async (_name, fields, sentence) => {
    const entry = await create({});
    const wrong = await refused(entry.id, fields);
    expect(Object.keys(wrong)).toEqual(["publicUntil"]);
    expect(wrong["publicUntil"]).toMatch(sentence);
    expect(await byId(entry.id)).toEqual(entry);
  });

  it("that is over does not hold back a change of the text, and holds back a publication", async () => {
    const id = await ended();
    const { publicUntil } = await byId(id);
    await update(id, { title: "Anders", publishDate: null, publicUntil });
    expect(await refused(id, { publishDate: "now", publicUntil })).toHaveProperty("publicUntil");
  });

  it("that is over may be sent back as it was read, by programs and by the site, and nothing is changed", async () => {
    const id = await ended();
    const draft = (await create({ publicUntil: FAR })).id;
    await site.services.database.db
      .update(entries)
      .set({ publicUntil: new Date(Date.now() - 1000) })
      .where(eq(entries.id, draft));
    for (const one of [id, draft]) {
      const { body } = await rest("GET", `/${one}`, "admin");
      expect((await rest("PUT", "/", "admin", body as object)).status).toBe(200);
      const { id: _, version, ...read } = await byId(one);
      await update(one, { version, ...writable(read) });
      expect(await byId(one)).toEqual({ id: one, version: 1, ...read });
    }
  });

  it("is none that a fixed page can have", async () => {
    const row = await storeEntry(site.services.database, {
      title: "Impressum",
      tags: [fixedPageTag("Impressum")],
      publishDate: new Date(LONG_AGO),
    });
    expect((await refused(row.id, { publicUntil: FAR }))["publicUntil"]).toBe(
      "Eine feste Seite bleibt immer veröffentlicht.",
    );
  });

  it("is kept with each published state, is no part of a copy, and comes back from the bin", async () => {
    const { id } = await create({ publishDate: LONG_AGO, publicUntil: FAR });
    const { state } = await entriesOf("admin").state.query({ id, version: 1 });
    expect(state.publicUntil).toBe(FAR);
    expect((await entriesOf("admin").duplicate.mutate({ id, title: "Kopie" })).publicUntil).toBeNull();
    await rest("DELETE", `/${id}`, "admin");
    const back = await site.trpc("admin").bin.restore.mutate({ id, asDraft: false });
    expect(back.publicUntil).toBe(FAR);
  });
});
