import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messages } from "#db/schema/messages.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.database.db.delete(messages);
});

type Body = Record<string, unknown>;
const store = (fields: Parameters<typeof storeMessage>[1] = {}) => storeMessage(site.services.database.db, fields);
const ask = (method: string, path: string, body?: unknown) =>
  site.request(method, `/api/v0${path}`, { as: "admin", ...(body === undefined ? {} : { body }) });
const namesOf = async (query: string): Promise<unknown[]> =>
  ((await ask("GET", `/message/?${query}`)).body as Body[]).map(({ name }) => name);

describe("a message", () => {
  it("has exactly the documented fields, with and without the trailing slash", async () => {
    const { id, created } = await store({ created: new Date("2026-03-01T12:00:00Z") });
    const expected = {
      _id: id,
      first_name: "Erika",
      last_name: "Muster",
      name: "Erika Muster",
      message: "Guten Tag,\nist der Gewölbekeller am 12. Dezember frei?",
      phone: "0176 040690",
      email: "erika@example.org",
      form: null,
      answers: [],
      read: false,
      created: created.toISOString(),
      tags: [],
      updated: expect.any(String),
      version: 1,
    };
    for (const path of ["/message", "/message/"]) {
      const list = await ask("GET", path);
      expect(list.body).toEqual([expected]);
      expect(list.headers.get("x-total-count")).toBe("1");
    }
    for (const path of [`/message/${id}`, `/message/${id}/`]) expect((await ask("GET", path)).body).toEqual(expected);
  });

  it("cannot be read by guests, whose requests reveal nothing about it", async () => {
    const { id } = await store();
    for (const [method, path, body] of [
      ["GET", "/message/", undefined],
      ["GET", `/message/${id}`, undefined],
      ["PUT", `/message/${id}`, { read: true }],
      ["DELETE", `/message/${id}`, undefined],
      ["POST", "/batch/message/", [id]],
    ] as const) {
      const answer = await site.request(method, `/api/v0${path}`, body === undefined ? {} : { body });
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(answer.body).toMatchObject({ code: "C100" });
    }
  });

  it("changes only in the editors' fields: read and tags", async () => {
    const { id } = await store();
    const seen = (await ask("GET", `/message/${id}`)).body as Body;
    const sent = { ...seen, read: true, tags: ["Vermietung", "Vermietung"], message: "anders", email: "x@example.org" };
    const changed = await ask("PUT", "/message/", sent);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...seen,
      read: true,
      tags: ["Vermietung"],
      updated: expect.any(String),
      version: 2,
    });
    expect((await ask("PUT", `/message/${id}`, changed.body)).body).toEqual(changed.body);
    const refused = await ask("PUT", `/message/${id}`, { read: false, version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "C409", current: changed.body });
    const wrong = await ask("PUT", `/message/${id}`, { read: "ja" });
    expect(wrong.body).toMatchObject({ code: "C200", fields: { read: expect.any(String) } });
    expect((await ask("PUT", "/message/", { _id: "nowhere", read: true })).status).toBe(404);
  });

  it("is removed once", async () => {
    const { id } = await store();
    expect((await ask("DELETE", `/message/${id}`)).body).toEqual({ _id: id });
    expect((await ask("DELETE", `/message/${id}`)).status).toBe(404);
    expect((await ask("GET", `/message/${id}`)).status).toBe(404);
    expect((await ask("GET", "/message/")).body).toEqual([]);
  });
});

describe("a list of messages", () => {
  it("is sorted newest first, or by name without regard to case and accents", async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    await store({ firstName: "Änne", lastName: "Zorn", created: at(2) });
    await store({ firstName: "bert", lastName: "Amsel", created: at(3) });
    await store({ firstName: "Anton", lastName: "Beer", created: at(1) });
    expect(await namesOf("")).toEqual(["bert Amsel", "Änne Zorn", "Anton Beer"]);
    expect(await namesOf("sort=created")).toEqual(["Anton Beer", "Änne Zorn", "bert Amsel"]);
    expect(await namesOf("sort=name")).toEqual(["Änne Zorn", "Anton Beer", "bert Amsel"]);
    expect(await namesOf("sort=-name&limit=1&skip=1")).toEqual(["Anton Beer"]);
    const refused = await ask("GET", "/message/?sort=email");
    expect(refused.body).toMatchObject({ code: "C200", fields: { sort: expect.any(String) } });
    expect((await ask("GET", "/message/?limit=201")).status).toBe(400);
  });

  it("is filtered by read, tags and text", async () => {
    const { id } = await store({ firstName: "Gisela", message: "Könnten wir die Scheune mieten?" });
    await store({ firstName: "Otto", email: "otto@example.org", phone: "+49 30 23125" });
    await ask("PUT", `/message/${id}`, { read: true, tags: ["Anfragen|Scheune"] });
    expect(await namesOf("read=true")).toEqual(["Gisela Muster"]);
    expect(await namesOf("read=false")).toEqual(["Otto Muster"]);
    expect(await namesOf("tags=Anfragen")).toEqual(["Gisela Muster"]);
    expect(await namesOf("tags=Anfragen&tags=Obst")).toEqual([]);
    expect(await namesOf("q=konnten")).toEqual(["Gisela Muster"]);
    expect(await namesOf("q=OTTO@example")).toEqual(["Otto Muster"]);
    expect(await namesOf(`q=${encodeURIComponent("+49 30")}`)).toEqual(["Otto Muster"]);
    expect(await namesOf("q=%25")).toEqual([]);
    expect((await ask("GET", "/message/?read=vielleicht")).status).toBe(400);
  });

  it("is read in batches in the requested order, and removed all or none", async () => {
    const ids: string[] = [];
    for (const firstName of ["Eins", "Zwei", "Drei"]) ids.push((await store({ firstName })).id);
    const [one, two, three] = ids as [string, string, string];
    const answer = await ask("POST", "/batch/message/", [three, one, "nowhere", three]);
    expect((answer.body as Body[]).map(({ _id }) => _id)).toEqual([three, one]);
    expect((await ask("POST", "/batch/message/", { remove: [one, "nowhere"] })).status).toBe(404);
    const tooMany = Array.from({ length: 201 }, () => one);
    for (const [sent, field] of [
      [[one, 7], "ids.1"],
      [tooMany, "ids"],
      [{ remove: [null] }, "remove.0"],
      [{ remove: tooMany }, "remove"],
      [{}, "remove"],
    ] as const) {
      const { status, body } = await ask("POST", "/batch/message/", sent);
      expect([status, (body as Body).code, Object.keys((body as { fields: object }).fields)]).toEqual([
        400,
        "C200",
        [field],
      ]);
    }
    expect(await namesOf("sort=name")).toHaveLength(3);
    expect((await ask("POST", "/batch/message/", { remove: [one, two] })).body).toEqual({ removed: 2 });
    expect(await namesOf("")).toEqual(["Drei Muster"]);
  });

  it("adds no settings or templates: the config has only its documented fields", async () => {
    const [config] = (await site.request("GET", "/api/v0/config/", { as: "system" })).body as [Body];
    expect(Object.keys(config)).not.toContain("messages");
    const sent = { ...config, messages: { keptDays: 1 } };
    expect((await site.request("PUT", "/api/v0/config/", { as: "system", body: sent })).body).toEqual(config);
  });
});

describe("an export", () => {
  const csv = (query = "", lang = "de") =>
    site.request("GET", `/api/v0/export/messages.csv${query}`, { as: "admin", headers: { "accept-language": lang } });

  it("has all messages of the filter, in the reader's language, and no cell that a spreadsheet would calculate", async () => {
    await store({ firstName: "=1+1", lastName: '"Zitat"', phone: "+49 30", message: "-1\n\tzwei; drei" });
    await store({ firstName: "@Anna", read: true });
    const german = await csv("?read=false");
    expect(german.status).toBe(200);
    expect(german.headers.get("content-disposition")).toContain("nachrichten.csv");
    const [head, first, ...rest] = String(german.body).replace("\uFEFF", "").split("\r\n");
    expect(head).toBe(
      '"Eingegangen";"Vorname";"Nachname";"E-Mail";"Telefon";"Nachricht";"Schlagwörter";"Gelesen";"Beantwortet";"Anliegen";"Erledigt";"Formular";"Antworten"',
    );
    expect(first).toContain(
      `;"'=1+1";"""Zitat""";"erika@example.org";"+49 30";"'-1\n\tzwei; drei";"";"nein";"nein";"";"nein";"";""`,
    );
    expect(rest).toEqual([""]);
    const english = String((await csv("", "en")).body);
    expect(english).toContain('"First name","Last name"');
    expect(english).toContain(`"'@Anna"`);
  });

  it("has all messages even if one has a timestamp that JavaScript cannot represent", async () => {
    const damaged = await store({ firstName: "Kaputt" });
    await store({ firstName: "Heil" });
    const { db } = site.services.database;
    await db.execute(sql`update messages set created = 'infinity' where id = ${damaged.id}`);
    const lines = String((await csv()).body)
      .trim()
      .split("\r\n");
    expect(lines.map((line) => line.split(";", 2)[1])).toEqual(['"Vorname"', '"Kaputt"', '"Heil"']);
  });

  it("continues over all pages, and is refused to guests", async () => {
    for (let n = 0; n < 401; n++)
      await store({ firstName: `Nummer${n}`, created: new Date(Date.UTC(2026, 0, 1 + (n % 7))) });
    const lines = String((await csv()).body)
      .trim()
      .split("\r\n");
    expect(new Set(lines).size).toBe(402);
    // JavaScript cannot represent this timestamp. The export must still find the rows after this row.
    await site.services.database.db.execute(sql`update messages set created = 'infinity'`);
    const damaged = String((await csv()).body);
    expect(damaged.trim().split("\r\n")).toHaveLength(402);
    expect((await site.request("GET", "/api/v0/export/messages.csv")).status).toBe(401);
    expect((await csv("?read=x")).status).toBe(400);
  });
});
