// Preview links: they show what is being worked on, to whoever has them, until they end; nobody else learns of it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import type { Entry } from "#contract/schemas/entries.ts";
import type { Role } from "#contract/values/permissions.ts";
import { MOST_PREVIEWS } from "#contract/values/previews.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function call<Answer>(procedure: string, input: unknown, as: Role = "admin") {
  const answer = await site.request("POST", `/trpc/${procedure}`, { as, body: input });
  const body = answer.body as { result?: { data: Answer }; error?: { data: { code: string } } };
  return { status: answer.status, body: body.result?.data as Answer, code: body.error?.data.code };
}

type Opened = { article: { entry: { title: string; blocks: { html: string }[] } } };
const create = async (fields: object = {}): Promise<Entry> =>
  (await call<Entry>("entries.create", { title: "Apfeltag", tags: ["Aktuelles"], ...fields })).body;
const make = async (id: string, days = 7): Promise<string> =>
  (await call<{ url: string }>("previews.create", { id, days })).body.url.split("#")[1] ?? "";
const open = (token: string) => call<Opened>("previews.open", { token }, "guest");
const write = (id: string, draft: object) =>
  call("workingCopies.save", { id, version: 1, seen: null, writer: "anna0001", draft });

describe("a preview link", () => {
  it("shows a draft, and what is being written in it; nothing else shows it to guests", async () => {
    const { id } = await create();
    const token = await make(id);
    expect((await open(token)).body.article.entry.title).toBe("Apfeltag");
    const html = '<p>Most <strong>neu</strong><script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
    await write(id, { title: "Im Entstehen", blocks: [{ id: "t", type: "text", html, media: [] }] });
    const { body } = await open(token);
    expect(body.article.entry.title).toBe("Im Entstehen");
    expect(body.article.entry.blocks.map((block) => block.html)).toEqual(["<p>Most <strong>neu</strong></p>"]);
    expect((await site.request("GET", `/api/v0/entry/${id}`)).status).toBe(404);
  });

  it("shows an unfinished draft as far as it makes sense", async () => {
    const { id } = await create();
    const token = await make(id);
    const blocks = [
      { id: "t", type: "text", html: "<p>Da</p>", media: [] },
      { id: "g", type: "gallery", settings: 7 },
      { id: "x", type: "unbekannt" },
    ];
    await write(id, { title: "", blocks, mediamain: 9, date: "irgendwann", event: { rrule: "NIE" } });
    const { body, status } = await open(token);
    expect([status, body.article.entry.title]).toEqual([200, "Apfeltag"]);
    expect(body.article.entry.blocks.map((block) => block.html)).toEqual(["<p>Da</p>"]);
  });

  it("is over when its days are, when it is ended, and when the entry is gone", async () => {
    const { id } = await create();
    const token = await make(id, 1);
    const { now } = site.services;
    site.services.now = () => new Date(now().getTime() + 25 * 3_600_000);
    expect((await open(token)).code).toBe("C404");
    site.services.now = now;
    expect((await open(token)).status).toBe(200);
    expect((await call("previews.end", { id })).body).toEqual({ ended: 1 });
    expect((await open(token)).code).toBe("C404");
    const other = await make(id);
    await call("entries.remove", { id });
    expect((await open(other)).code).toBe("C404");
    for (const made of ["", "x", "0".repeat(64)]) expect((await open(made)).code).toBe("C404");
  });

  it("is stored hashed, limited in number, and made by editors alone", async () => {
    const { id } = await create();
    const token = await make(id);
    const { rows } = await site.services.database.db.execute("select * from preview_links");
    expect(JSON.stringify(rows)).not.toContain(token);
    for (let made = 1; made < MOST_PREVIEWS; made += 1) await make(id);
    expect((await call("previews.create", { id, days: 7 })).code).toBe("C200");
    expect((await call("previews.create", { id, days: 8 })).code).toBe("C200");
    expect((await call("previews.create", { id: newId(), days: 7 })).code).toBe("C404");
    for (const procedure of ["create", "end"])
      expect((await call(`previews.${procedure}`, { id, days: 7 }, "guest")).code).toBe("C100");
  });
});
