import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { MOST_PREVIEWS } from "#contract/values/previews.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const admin = () => site.trpc("admin");
const create = () => admin().entries.create.mutate({ title: "Apfeltag", tags: ["Aktuelles"] });
const make = async (id: string, days: 1 | 7 = 7): Promise<string> =>
  (await admin().previews.create.mutate({ id, days })).url.split("#")[1] ?? "";
const open = (token: string) => site.trpc().previews.open.mutate({ token });
const write = (id: string, draft: Inputs["workingCopies"]["save"]["draft"]) =>
  admin().workingCopies.save.mutate({ id, version: 1, seen: null, writer: "anna0001", draft });

async function shown(token: string) {
  const { title, blocks } = (await open(token)).article.entry;
  return { title, texts: blocks.map((block) => (block.type === "text" ? block.html : block)) };
}

describe("a preview link", () => {
  it("shows a draft, and what is being written in it; nothing else shows it to guests", async () => {
    const { id } = await create();
    const token = await make(id);
    expect((await shown(token)).title).toBe("Apfeltag");
    const html = '<p>Most <strong>neu</strong><script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
    await write(id, { title: "Im Entstehen", blocks: [{ id: "t", type: "text", html, media: [] }] });
    expect(await shown(token)).toEqual({ title: "Im Entstehen", texts: ["<p>Most <strong>neu</strong></p>"] });
    expect((await site.request("GET", `/api/v0/entry/${id}`)).status).toBe(404);
  });

  it("shows an unfinished draft as far as it makes sense", async () => {
    const { id } = await create();
    const token = await make(id);
    await write(id, {
      title: "",
      blocks: [
        { id: "t", type: "text", html: "<p>Da</p>", media: [] },
        { id: "g", type: "gallery", settings: 7 },
        { id: "x", type: "unbekannt" },
      ],
      mainPicture: 9,
      date: "irgendwann",
      event: { rrule: "NIE" },
    });
    expect(await shown(token)).toEqual({ title: "Apfeltag", texts: ["<p>Da</p>"] });
  });

  it("is over when its days are, when it is ended, and when the entry is gone", async () => {
    const { id } = await create();
    const token = await make(id, 1);
    const { now } = site.services;
    site.services.now = () => new Date(now().getTime() + 25 * 3_600_000);
    expect((await refusal(open(token))).code).toBe("C404");
    site.services.now = now;
    await open(token);
    expect(await admin().previews.end.mutate({ id })).toEqual({ ended: 1 });
    expect((await refusal(open(token))).code).toBe("C404");
    const other = await make(id);
    await admin().entries.remove.mutate({ id });
    expect((await refusal(open(other))).code).toBe("C404");
    for (const made of ["", "x", "0".repeat(64)]) expect((await refusal(open(made))).code).toBe("C404");
  });

  it("is stored hashed, limited in number, and made by editors alone", async () => {
    const { id } = await create();
    const token = await make(id);
    const { rows } = await site.services.database.db.execute("select * from preview_links");
    expect(JSON.stringify(rows)).not.toContain(token);
    for (let made = 1; made < MOST_PREVIEWS; made += 1) await make(id);
    expect((await refusal(admin().previews.create.mutate({ id, days: 7 }))).code).toBe("C200");
    expect((await refusal(sendAny(admin().previews.create.mutate, { id, days: 8 }))).code).toBe("C200");
    expect((await refusal(admin().previews.create.mutate({ id: newId(), days: 7 }))).code).toBe("C404");
    const { previews } = site.trpc("guest");
    for (const call of [() => previews.create.mutate({ id, days: 7 }), () => previews.end.mutate({ id })])
      expect((await refusal(call())).code).toBe("C100");
  });
});
