import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { fixedPageTag } from "#contract/values/pages.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

type Entry = Record<string, unknown> & { _id: string; version: number; tags: string[] };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const path = "/api/v0/entry";
const create = async (fields: Record<string, unknown> = {}): Promise<Entry> => {
  const answer = await site.request("POST", path, { as: "admin", body: { title: "Apfeltag", ...fields } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Entry;
};
const change = (body: Record<string, unknown>) => site.request("PUT", `${path}/`, { as: "admin", body });
const read = (id: string, as: "guest" | "admin" = "admin") => site.request("GET", `${path}/${id}`, { as });
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

describe("an entry", () => {
  it("has exactly the fields of the contract", async () => {
    const entry = await create();
    expect(Object.keys(entry).sort()).toEqual(
      [
        "_id",
        "author",
        "avatar",
        "content",
        "created_by",
        "date",
        "downloads",
        "event",
        "en",
        "handover",
        "links",
        "media",
        "mediamain",
        "publish_date",
        "sections",
        "share",
        "tags",
        "title",
        "unpublish_date",
        "updated",
        "version",
      ].sort(),
    );
    expect(entry).toMatchObject({
      title: "Apfeltag",
      author: "",
      content: [],
      en: null,
      publish_date: null,
      share: { fb: false },
      version: 1,
    });
  });

  it("names its author, also in the feed", async () => {
    const author = " Erna Meier ";
    const { _id, ...entry } = await create({
      title: "Mit Namen",
      author,
      tags: ["Aktuelles"],
      publish_date: yesterday,
    });
    expect(entry["author"]).toBe("Erna Meier");
    const readFeed = async () => String((await site.request("GET", "/Aktuelles/feed.xml")).body);
    expect(await readFeed()).toContain("<dc:creator>Erna Meier</dc:creator>");
    expect((await change({ _id, author: "" })).body).toMatchObject({ author: "", version: 2 });
    expect(await readFeed()).not.toContain("Erna Meier");
  });

  it("has an author of at most 80 characters", async () => {
    const answer = await site.request("POST", path, { as: "admin", body: { title: "x", author: "x".repeat(81) } });
    expect(answer.body).toMatchObject({ code: "C200", fields: { author: expect.any(String) } });
  });

  it("can be sent back whole without becoming another version", async () => {
    const entry = await create({
      content: ["<h2>Ernte</h2><p>Viel &amp; gut, <strong>„ja“</strong></p>"],
      tags: ["Aktuelles", "Feste|2026"],
      links: [{ title: "Hof", url: "/Erlebnis" }],
      publish_date: yesterday,
      date: "2026-12-05",
      sections: [{ type: "gallery", settings: { myTitle: "Bilder", images: [] } }],
    });
    const again = await change(entry);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(entry);
  });

  it("keeps what a change leaves out, and takes the id from the path as well", async () => {
    const entry = await create({ content: ["<p>Text</p>"], date: "2026-12-05T18:30:00+01:00" });
    const answer = await site.request("PUT", `${path}/${entry._id}`, { as: "admin", body: { title: "Neuer Titel" } });
    expect(answer.body).toEqual({ ...entry, title: "Neuer Titel", updated: expect.any(String), version: 2 });
    expect(entry["date"]).toBe("2026-12-05T17:30:00.000Z");
  });

  it("is cleaned when it is written", async () => {
    const entry = await create({
      content: [
        '<p onclick="x()">a<script>alert(1)</script><b>b</b></p>',
        '<p><a href="javascript:alert(1)">c</a></p>',
      ],
    });
    expect(entry["content"]).toEqual(["<p>a<strong>b</strong></p>", expect.not.stringContaining("javascript")]);
  });

  it("is published by the server's clock with 'now'", async () => {
    const before = Date.now();
    const entry = await create({ publish_date: "now" });
    expect(Date.parse(String(entry["publish_date"]))).toBeGreaterThanOrEqual(before - 1);
    expect((await read(entry._id, "guest")).status).toBe(200);
  });

  it("is removed once", async () => {
    const { _id } = await create();
    const answer = await site.request("DELETE", `${path}/${_id}`, { as: "admin" });
    expect([answer.status, answer.body]).toEqual([200, { _id }]);
    expect((await site.request("DELETE", `${path}/${_id}`, { as: "admin" })).status).toBe(404);
  });
});

describe("two admins on one entry", () => {
  it("the second gets the first one's text, and nothing is lost", async () => {
    const entry = await create({ content: ["<p>Stand</p>"] });
    expect((await change({ _id: entry._id, version: 1, content: ["<p>Von der einen</p>"] })).status).toBe(200);
    const second = await change({ _id: entry._id, version: 1, content: ["<p>Vom anderen</p>"] });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: "C409",
      current: { _id: entry._id, content: ["<p>Von der einen</p>"], version: 2 },
    });
    expect((await read(entry._id)).body).toMatchObject({ content: ["<p>Von der einen</p>"] });
  });

  it("of many saves at once with the same version one wins", async () => {
    const entry = await create();
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, index) => change({ _id: entry._id, version: 1, title: `Titel ${index}` })),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe("guests", () => {
  it("see neither drafts nor what is scheduled, by no way", async () => {
    const tag = `Sicht ${newId()}`;
    const hidden = [await create({ tags: [tag] }), await create({ tags: [tag], publish_date: tomorrow })];
    const shown = await create({ tags: [tag], publish_date: yesterday });
    const list = await site.request("GET", `${path}?tags=${encodeURIComponent(tag)}`);
    expect((list.body as Entry[]).map((entry) => entry._id)).toEqual([shown._id]);
    expect(list.headers.get("x-total-count")).toBe("1");
    for (const { _id } of hidden) expect((await read(_id, "guest")).status).toBe(404);
    const batch = await site.request("POST", "/api/v0/batch/entry", {
      body: [hidden[0]?._id, shown._id, hidden[1]?._id],
    });
    expect((batch.body as Entry[]).map((entry) => entry._id)).toEqual([shown._id]);
    for (const { _id } of hidden)
      expect((await refusal(site.trpc().entries.article.query({ id: _id }))).status).toBe(404);
  });
});

describe("a list", () => {
  it("puts drafts first, then the newest, page by page", async () => {
    const tag = `Liste ${newId()}`;
    const dates = ["2026-01-01T00:00:00Z", null, "2026-03-01T00:00:00Z", "2026-02-01T00:00:00Z"];
    for (const publish_date of dates) await create({ title: publish_date ?? "Entwurf", tags: [tag], publish_date });
    const page = async (query: string) => {
      const answer = await site.request("GET", `${path}/?tags=${encodeURIComponent(tag)}&${query}`, { as: "admin" });
      return [
        (answer.body as Entry[]).map((entry) => String(entry["title"]).slice(0, 7)),
        answer.headers.get("x-total-count"),
      ];
    };
    expect(await page("")).toEqual([["Entwurf", "2026-03", "2026-02", "2026-01"], "4"]);
    expect(await page("limit=2&skip=1")).toEqual([["2026-03", "2026-02"], "4"]);
    expect(await page("sort=publish_date&unknown=x")).toEqual([["2026-01", "2026-02", "2026-03", "Entwurf"], "4"]);
  });

  it("finds what is at or below every tag", async () => {
    const tag = `Baum ${newId()}`;
    const deep = await create({ tags: [`${tag}|2026|Herbst`, "Aktuelles"] });
    await create({ tags: [`${tag}x`] });
    const ids = async (query: string) =>
      ((await site.request("GET", `${path}?${query}`, { as: "admin" })).body as Entry[]).map((entry) => entry._id);
    const named = (name: string) => `tags=${encodeURIComponent(name)}`;
    expect(await ids(named(tag))).toEqual([deep._id]);
    expect(await ids(`${named(`${tag}|2026`)}&${named("Aktuelles")}`)).toEqual([deep._id]);
    expect(await ids(named(`${tag}|2025`))).toEqual([]);
  });

  it.each(["limit=0", "limit=201", "limit=x", "skip=-1", "sort=password", "sort=-x"])("refuses ?%s", async (query) => {
    const answer = await site.request("GET", `${path}?${query}`, { as: "admin" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "C200", fields: { [query.split("=")[0] ?? ""]: expect.any(String) } });
  });
});

const galleryOf = (settings: Record<string, unknown>) => ({ sections: [{ type: "gallery", settings }] });

describe("bad input changes nothing and names its field", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["no title", { title: " " }, "title"],
    ["a title of 161 characters", { title: "x".repeat(161) }, "title"],
    ["U+0000", { title: "a\u0000b" }, "title"],
    ["a lone surrogate", { content: ["\ud800"] }, "content.0"],
    ["content that is no list", { content: "<p>x</p>" }, "content"],
    ["201 blocks", { content: Array.from({ length: 201 }, () => "") }, "content"],
    ["a tag of nine levels", { tags: ["1|2|3|4|5|6|7|8|9"] }, "tags.0"],
    ["an empty tag level", { tags: ["a||b"] }, "tags.0"],
    ["a date that is none", { publish_date: "tomorrow" }, "publish_date"],
    ["a javascript link", { links: [{ title: "x", url: "java\nscript:alert(1)" }] }, "links.0.url"],
    ["a link to another host by slashes", { links: [{ title: "x", url: "//evil.example" }] }, "links.0.url"],
    ["an unknown file", { mediamain: "nowhere" }, "mediamain"],
    [
      "an unknown file in a gallery",
      { sections: [{ type: "gallery", settings: { images: [{ file: "nowhere" }] } }] },
      "sections.0.settings.images.0.file",
    ],
    ["an interval below half a second", galleryOf({ myInterval: 499 }), "sections.0.settings.myInterval"],
    ["an interval above ten minutes", galleryOf({ myInterval: 600_001 }), "sections.0.settings.myInterval"],
    ["an interval that is no whole number", galleryOf({ myInterval: 1000.5 }), "sections.0.settings.myInterval"],
    ["a size that there is not", galleryOf({ mySize: "huge" }), "sections.0.settings.mySize"],
    ["a place that there is not", galleryOf({ positionX: "top" }), "sections.0.settings.positionX"],
    ["a gallery's title of 161 characters", galleryOf({ myTitle: "x".repeat(161) }), "sections.0.settings.myTitle"],
    [
      "a caption of 161 characters",
      galleryOf({ images: [{ file: newId(), caption: "x".repeat(161) }] }),
      "sections.0.settings.images.0.caption",
    ],
    ["a section of no kind", { sections: [{ type: "video" }] }, "sections.0.type"],
    ["a tag of a fixed page", { tags: ["Seite|Impressum"] }, "tags"],
  ])("%s", async (_name, fields, field) => {
    const before = (await site.request("GET", `${path}?limit=1`, { as: "admin" })).headers.get("x-total-count");
    const answer = await site.request("POST", path, { as: "admin", body: { title: "x", ...fields } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "C200" });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
    expect((await site.request("GET", `${path}?limit=1`, { as: "admin" })).headers.get("x-total-count")).toBe(before);
  });

  it("is refused in tRPC with the same code", async () => {
    const refused = await refusal(site.trpc("admin").entries.create.mutate({ title: "" }));
    expect(refused).toMatchObject({ status: 400, code: "C200", fields: { title: expect.any(String) } });
  });

  it("unknown and read-only fields are ignored, never stored", async () => {
    const entry = await create({
      _id: "mine",
      share: { fb: true },
      created: yesterday,
      publishDate: yesterday,
      nonsense: 1,
    });
    expect(entry._id).not.toBe("mine");
    expect(entry).toMatchObject({ share: { fb: false }, publish_date: null });
    expect(entry).not.toHaveProperty("nonsense");
  });
});

describe("a fixed page", () => {
  it("stays, stays public and keeps its tag", async () => {
    const { id } = await storeEntry(site.services.database, {
      title: "Impressum",
      publishDate: new Date(),
      tags: [fixedPageTag("Impressum")],
    });
    expect((await site.request("DELETE", `${path}/${id}`, { as: "admin" })).status).toBe(400);
    expect((await change({ _id: id, tags: [] })).status).toBe(400);
    expect((await change({ _id: id, publish_date: null })).status).toBe(400);
    expect((await change({ _id: id, content: ["<p>Anbieter</p>"] })).status).toBe(200);
  });
});

describe("a batch", () => {
  it("keeps the order of the ids and leaves unknown ones out", async () => {
    const [first, second] = [await create(), await create()];
    const answer = await site.request("POST", "/api/v0/batch/entry/", {
      as: "admin",
      body: [second._id, "nowhere", first._id],
    });
    expect((answer.body as Entry[]).map((entry) => entry._id)).toEqual([second._id, first._id]);
  });

  it("removes all or none", async () => {
    const [first, second] = [await create(), await create()];
    const remove = (ids: string[]) =>
      site.request("POST", "/api/v0/batch/entry", { as: "admin", body: { remove: ids } });
    expect((await remove([first._id, "nowhere"])).status).toBe(404);
    expect((await read(first._id)).status).toBe(200);
    expect((await remove([first._id, second._id])).body).toEqual({ removed: 2 });
    expect(
      (await site.request("POST", "/api/v0/batch/entry", { as: "admin", body: Array.from({ length: 201 }, () => "x") }))
        .status,
    ).toBe(400);
  });
});
