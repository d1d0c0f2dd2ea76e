import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { limits } from "#contract/values/limits.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

const MINUTE_MS = 60_000;
let site: TestSite;
let apple: string;
let pear: string;
let film: string;

beforeAll(async () => {
  site = await openTestSite();
  const { database } = site.services;
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  apple = await insertFile(database, { name: "Äpfel.jpg", tags: ["Obst|Apfel"], sizeBytes: 300, uploadDate: ago(90) });
  pear = await insertFile(database, { name: "birne.jpg", tags: ["Obst"], sizeBytes: 12_000_000, uploadDate: ago(5) });
  film = await insertFile(database, {
    name: "Film.mp4",
    ext: "mp4",
    mime: "video/mp4",
    kind: "video",
    sizeBytes: 200,
    width: null,
    height: null,
    uploadDate: ago(1),
  });
  await site.request("POST", "/api/v0/entry/", { as: "admin", body: { title: "Obst", mediamain: apple } });
});
afterAll(() => site.close());

const asAdmin = { as: "admin" as const };
const get = (path: string) => site.request("GET", `/api/v0${path}`, asAdmin);
const post = (path: string, body: unknown) => site.request("POST", `/api/v0${path}`, { ...asAdmin, body });
const idsOf = (body: unknown) => (body as { _id: string }[]).map(({ _id }) => _id);

it.each<[string, () => string[]]>([
  ["", () => [film, pear, apple]],
  ["?sort=uploadDate", () => [apple, pear, film]],
  ["?sort=name", () => [apple, pear, film]],
  ["?sort=-name", () => [film, pear, apple]],
  ["?sort=size", () => [film, apple, pear]],
  ["?sort=-size", () => [pear, apple, film]],
  ["?tags=Obst", () => [pear, apple]],
  ["?tags=Obst&tags=Obst%7CApfel", () => [apple]],
  ["?kind=video", () => [film]],
  ["?name=birne.jpg", () => [pear]],
  ["?q=apfel", () => [apple]],
  ["?q=%25", () => []],
  ["?recent=1", () => [film, pear]],
  ["?recent=true&kind=image", () => [pear]],
  ["?recent=0", () => [film, pear, apple]],
  ["?unused=1", () => [film, pear]],
  ["?untagged=1", () => [film]],
  ["?oversized=1", () => [pear]],
  ["?nonsense=1&utm_source=x", () => [film, pear, apple]],
  ["?limit=2&skip=2", () => [apple]],
])("GET /file/%s lists in order, with the whole count", async (query, expected) => {
  const { status, body, headers } = await get(`/file/${query}`);
  expect(status).toBe(200);
  expect(idsOf(body)).toEqual(expected());
  expect(headers.get("x-total-count")).toBe(query.includes("limit") ? "3" : String(expected().length));
});

it.each(["sort=kind", "sort=--name", "limit=0", "limit=201", "limit=x", "recent=2", "unused=ja", "kind=film", "tags="])(
  "GET /file/?%s is a validation error that names the key",
  async (query) => {
    const { status, body } = await get(`/file/?${query}`);
    const [key = ""] = query.split("=");
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "C200" });
    expect(Object.keys((body as { fields: object }).fields).join()).toMatch(new RegExp(`^${key}`, "u"));
  },
);

it("answers a file under exactly the contract's names", async () => {
  const { status, body } = await get(`/file/${apple}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: apple,
    name: "Äpfel.jpg",
    ext: "jpg",
    size: 300,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    tags: ["Obst|Apfel"],
    width: 600,
    height: 400,
    alt: { de: "", en: "", decorative: false },
    focal: { x: 0.5, y: 0.5 },
    consent: null,
    credit: { author: "", licence: "", url: "" },
    gridrefs: [],
    gridrefs_ng: [],
    updated: expect.any(String),
    version: 1,
  });
  expect((await get("/file/")).body).toContainEqual(body);
});

it("answers 404 for an unknown file", async () => {
  for (const id of [newId(), "nowhere"]) {
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await site.request(method, `/api/v0/file/${id}`, {
        ...asAdmin,
        ...(method === "PUT" ? { body: { name: "x" } } : {}),
      });
      expect([answer.status, (answer.body as { code: string }).code], `${method} ${id}`).toEqual([404, "C404"]);
    }
  }
});

it("changes a file's metadata, accepts an answered file unchanged, and refuses stale versions", async () => {
  const { body } = await get(`/file/${pear}`);
  const whole = body as Record<string, unknown>;
  expect((await site.request("PUT", "/api/v0/file/", { ...asAdmin, body: whole })).body).toEqual(whole);
  const changed = await site.request("PUT", `/api/v0/file/${pear}`, {
    ...asAdmin,
    body: { alt: { de: "Birne" }, version: 1 },
  });
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...whole, alt: { de: "Birne", en: "", decorative: false }, updated: expect.any(String), version: 2 },
  ]);
  const stale = await site.request("PUT", "/api/v0/file", { ...asAdmin, body: whole });
  expect([stale.status, stale.body]).toMatchObject([409, { code: "C409", current: { _id: pear, version: 2 } }]);
});

it("shortens a long name before its extension", async () => {
  const body = { name: `${"b".repeat(300)}.jpg` };
  const renamed = (await site.request("PUT", `/api/v0/file/${pear}`, { ...asAdmin, body })).body;
  expect((renamed as { name: string }).name).toBe(`${"b".repeat(251)}.jpg`);
});

it("reads a batch in the requested order, without unknown ids", async () => {
  const { status, body } = await post("/batch/file/", [film, newId(), apple, "nowhere"]);
  expect([status, idsOf(body)]).toEqual([200, [film, apple]]);
  expect((await post("/batch/file", [])).body).toEqual([]);
  const many = Array.from({ length: limits.batchIds + 1 }, () => newId());
  for (const refused of [many, { remove: many }, {}, [7]])
    expect((await post("/batch/file/", refused)).body).toMatchObject({ code: "C200" });
});

it("answers the quota and its use", async () => {
  expect((await get("/quota/")).body).toEqual({ total: limits.defaultQuotaBytes, used: 12_000_500 });
  const guest = await site.request("GET", "/api/v0/quota/");
  expect([guest.status, guest.body]).toMatchObject([401, { code: "C100" }]);
});

it("removes a file once, and a batch all or none", async () => {
  const { database } = site.services;
  const [one, two, three] = [await insertFile(database), await insertFile(database), await insertFile(database)];
  const remove = () => site.request("DELETE", `/api/v0/file/${one}`, asAdmin);
  const first = await remove();
  expect([first.status, first.body]).toEqual([200, { _id: one }]);
  expect((await remove()).status).toBe(404);
  const refused = await post("/batch/file/", { remove: [two, one] });
  expect([refused.status, refused.body]).toMatchObject([404, { code: "C404" }]);
  expect((await get(`/file/${two}`)).status).toBe(200);
  expect((await post("/batch/file/", { remove: [two, three, two] })).body).toEqual({ removed: 2 });
  expect((await get(`/file/${two}`)).status).toBe(404);
});

it("documents the parameters of lists, uploads and archives in OpenAPI", async () => {
  const { body } = await get("/openapi.json");
  const { paths } = body as {
    paths: Record<string, Record<string, { parameters: { name: string; schema: object }[] }>>;
  };
  const listed = paths["/api/v0/file"]?.["get"]?.parameters ?? [];
  expect(listed.map(({ name }) => name).sort()).toEqual(
    [
      "kind",
      "limit",
      "name",
      "oversized",
      "q",
      "recent",
      "since",
      "skip",
      "sort",
      "tags",
      "undescribed",
      "unused",
      "untagged",
    ].sort(),
  );
  expect(JSON.stringify(listed.find(({ name }) => name === "sort"))).toContain('"-uploadDate"');
  const upload = paths["/api/v0/upload"]?.["post"]?.parameters ?? [];
  expect(upload.map(({ name }) => name)).toEqual(["replace", "version"]);
  expect(paths["/api/v0/batch/download"]?.["get"]?.parameters.map(({ name }) => name)).toEqual(["ids"]);
});
