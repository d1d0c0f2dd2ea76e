import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { jpeg } from "#testing/pictures.ts";
import { listCards } from "../../content/entries/cards.ts";
import { isKept } from "#testing/ticks.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  const { pool } = site.services.database;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    const [first] = args as unknown as [{ text: string } | string];
    queries.push(typeof first === "string" ? first : first.text);
    return query(...args);
  }) as typeof pool.query;
  await work();
  pool.query = query as typeof pool.query;
  return queries;
}

const publish = (title: string, fields: Record<string, unknown> = { publish_date: "now" }) =>
  site.request("POST", "/api/v0/entry", { as: "admin", body: { title, tags: ["Aktuelles"], ...fields } });
const totalFor = async (as: "guest" | "admin", query = "?tags=Aktuelles&limit=1") =>
  Number((await site.request("GET", `/api/v0/entry/${query}`, { as })).headers.get("x-total-count"));

describe("the total of a list", () => {
  it("is counted once for all pages of a filter, and again after a change", async () => {
    await publish("Eins");
    await publish("Zwei");
    expect(await totalFor("guest")).toBe(2);
    const queries = await queriesOf(async () => {
      expect(await totalFor("guest", "?tags=Aktuelles&limit=1&skip=1&sort=title")).toBe(2);
    });
    expect(queries.filter((text) => text.includes("count("))).toEqual([]);
    await publish("Drei");
    expect(await totalFor("guest")).toBe(3);
  });

  it("never tells a guest of drafts, nor hides them from an editor, in whatever order they ask", async () => {
    await publish("Öffentlich");
    await publish("Entwurf", {});
    for (const as of ["admin", "guest", "admin", "guest"] as const)
      expect(await totalFor(as)).toBe(as === "admin" ? 2 : 1);
    await publish("Noch ein Entwurf", {});
    expect(await totalFor("admin")).toBe(3);
  });

  it("grows when a scheduled entry's moment comes, although nothing is written then", async () => {
    const moment = Date.now() + 3_600_000;
    await publish("Pünktlich", { publish_date: new Date(moment).toISOString() });
    for (const [at, total] of [
      [moment - 2, 0],
      [moment - 1, 0],
      [moment, 1],
      [moment + 1, 1],
    ] as const) {
      site.services.now = () => new Date(at);
      expect([at - moment, await totalFor("guest")]).toEqual([at - moment, total]);
      await isKept(site.services, ["entries"]);
    }
  });
});

async function upload(): Promise<{ id: string; path: string }> {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(await jpeg(600, 400))]), "apfel.jpg");
  const { body } = await site.request("POST", "/api/v0/upload", { as: "admin", body: form });
  const [file] = body as [{ _id: string; gridrefs: { gridref: string }[] }];
  return { id: file._id, path: `/api/v0/download/${file._id}/${file.gridrefs[0]?.gridref}` };
}

describe("a variant of a picture", () => {
  it("is looked up once, and gone for everyone as soon as its file is removed", async () => {
    const { id, path } = await upload();
    expect((await site.request("GET", path)).status).toBe(200);
    const queries = await queriesOf(async () => {
      expect((await site.request("GET", path)).status).toBe(200);
    });
    expect(queries).toEqual([]);
    expect((await site.request("DELETE", `/api/v0/file/${id}`, { as: "admin" })).status).toBe(200);
    expect((await site.request("GET", path)).status).toBe(404);
  });

  it("has its file's new name as soon as that is changed, although no page shows it", async () => {
    const { id, path } = await upload();
    const nameOf = async () => (await site.request("GET", path)).headers.get("content-disposition");
    expect(await nameOf()).toContain("apfel.jpg");
    await site.request("PUT", "/api/v0/file/", { as: "admin", body: { _id: id, name: "birne.jpg" } });
    expect(await nameOf()).toContain("birne.jpg");
  });
});

it("a list of cards with pictures takes at most five queries after a change", async () => {
  const { id } = await upload();
  await publish("Eins", { publish_date: "now", mediamain: id });
  const input = { list: "Aktuelles" as const, limit: 2, skip: 0 };
  let pictures: unknown[] = [];
  const queries = await queriesOf(async () => {
    const { items } = await listCards(site.services, input, { publicAt: new Date() });
    pictures = items.map(({ picture }) => picture?.id);
  });
  expect(pictures).toEqual([id]);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.length).toBeLessThanOrEqual(5);
});

it("a page beyond the end of a list reads no row, once the entries are counted", async () => {
  await publish("Eins");
  const page = (skip: number) =>
    listCards(site.services, { list: "Aktuelles", limit: 2, skip }, { publicAt: new Date() });
  expect((await page(0)).total).toBe(1);
  for (const skip of [2, 9_998])
    expect(await queriesOf(async () => expect(await page(skip)).toEqual({ items: [], total: 1 }))).toEqual([]);
});
