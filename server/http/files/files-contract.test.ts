import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { limits } from "#contract/values/limits.ts";
import { files } from "#db/schema/files.ts";
import { leaflet } from "#testing/documents.ts";
import { jpeg } from "#testing/pictures.ts";
import { openTestSite, type TestAnswer, type TestSite } from "#testing/site.ts";

type Gridref = { gridref: string; res: { w: number; h: number } };
type File = { _id: string; size: number; version: number; gridrefs: Gridref[]; gridrefs_ng: Gridref[] };
type Options = { as?: "guest" | "admin" | "system"; body?: unknown; headers?: Record<string, string> };

let site: TestSite;
let wide: File;

beforeAll(async () => {
  site = await openTestSite();
  wide = filesOf(await upload([["Hang.jpg", await jpeg(2400, 1200)]]))[0] as File;
});
afterAll(() => site.close());

function formOf(parts: [name: string, bytes: Buffer][]): FormData {
  const form = new FormData();
  for (const [name, bytes] of parts) form.append("files", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

function upload(parts: [string, Buffer][], options: Options = {}): Promise<TestAnswer> {
  return site.request("POST", "/api/v0/upload", { as: "admin", ...options, body: formOf(parts) });
}

const filesOf = ({ body }: TestAnswer): File[] => body as File[];
const request = (method: string, path: string, options: Options = {}) =>
  site.request(method, `/api/v0${path}`, { as: "admin", ...options });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string } | null)?.code];

it("every path works with and without its trailing slash", async () => {
  const { _id } = wide;
  const [{ gridref }] = wide.gridrefs as [Gridref];
  const calls: [string, string, unknown?][] = [
    ["GET", "/file"],
    ["GET", `/file/${_id}`],
    ["PUT", "/file", { _id }],
    ["PUT", `/file/${_id}`, {}],
    ["POST", "/batch/file", [_id]],
    ["POST", "/crop", { _id, x: 0, y: 0, w: 2400, h: 1200 }],
    ["POST", "/rotate", { _id, angle: 0 }],
    ["POST", "/restore", { _id }],
    ["GET", "/quota"],
    ["GET", `/download/${_id}`],
    ["GET", `/download/${_id}/${gridref}`],
  ];
  for (const [method, path, body] of calls)
    for (const slash of ["", "/"])
      expect((await request(method, path + slash, { body })).status, `${method} ${path}${slash}`).toBe(200);
  for (const path of [`/v0/api/download/${_id}`, `/v0/api/download/${_id}/`, `/v0/api/download/${_id}/${gridref}/`])
    expect((await site.request("GET", path)).status, path).toBe(200);
});

it.each([
  ["/file", ["POST", "DELETE", "PATCH"]],
  ["/file/x", ["POST", "PATCH"]],
  ["/batch/file", ["GET", "PUT", "DELETE"]],
  ["/upload", ["GET", "PUT", "DELETE"]],
  ["/crop/", ["GET", "PUT"]],
  ["/rotate/", ["GET", "DELETE"]],
  ["/restore/", ["GET"]],
  ["/quota/", ["POST", "PUT"]],
  ["/download/x", ["POST", "PUT", "DELETE"]],
])("%s takes no other methods", async (path, methods) => {
  for (const method of methods) {
    const answer = await request(method, path);
    expect(codeOf(answer), method).toEqual([405, "C405"]);
    expect(answer.headers.get("allow"), method).toMatch(/^[A-Z, ]+$/u);
  }
});

it("guests can download files by id, and nothing else", async () => {
  const { _id } = wide;
  const refused: [string, string, unknown?][] = [
    ["GET", "/file/"],
    ["GET", `/file/${_id}`],
    ["GET", `/file/${newId()}`],
    ["PUT", `/file/${_id}`, { name: "x.jpg" }],
    ["DELETE", `/file/${_id}`],
    ["POST", "/batch/file/", [_id]],
    ["POST", "/batch/file/", { remove: [_id] }],
    ["POST", "/crop/", { _id, x: 0, y: 0, w: 1, h: 1 }],
    ["POST", "/rotate/", { _id, angle: 90 }],
    ["POST", "/restore/", { _id }],
    ["GET", "/quota/"],
  ];
  for (const [method, path, body] of refused)
    expect(codeOf(await request(method, path, { as: "guest", body })), `${method} ${path}`).toEqual([401, "C100"]);
  expect(codeOf(await upload([["a.jpg", await jpeg()]], { as: "guest" }))).toEqual([401, "C100"]);
  expect((await request("GET", `/download/${_id}`, { as: "guest" })).status).toBe(200);
});

it("other origins cannot change anything with a user's session", async () => {
  const { _id } = wide;
  const before = (await request("GET", `/file/${_id}`)).body;
  const other = { origin: "https://evil.example" };
  const unnamed = { method: "POST", headers: { cookie: (await site.cookieOf("admin")) ?? "" } };
  for (const path of ["/upload", "/crop/"])
    expect((await fetch(`${site.url}/api/v0${path}`, unnamed)).status, `${path} of no origin`).toBe(403);
  const writes: [string, string, unknown][] = [
    ["PUT", `/file/${_id}`, { name: "x.jpg" }],
    ["DELETE", `/file/${_id}`, undefined],
    ["POST", "/batch/file/", { remove: [_id] }],
    ["POST", "/crop/", { _id, x: 0, y: 0, w: 9, h: 9 }],
    ["POST", "/rotate/", { _id, angle: 90 }],
    ["POST", "/restore/", { _id }],
  ];
  for (const [method, path, body] of writes)
    expect(codeOf(await request(method, path, { body, headers: other })), `${method} ${path}`).toEqual([403, "C100"]);
  expect(codeOf(await upload([["a.jpg", await jpeg()]], { headers: other }))).toEqual([403, "C100"]);
  expect((await request("GET", `/file/${_id}`)).body).toEqual(before);
  expect(await site.services.database.db.$count(files)).toBe(1);
});

it("gridrefs ascend in width and end at 1920, gridrefs_ng are the same in WebP", async () => {
  const sizes = (refs: Gridref[]) => refs.map(({ res }) => [res.w, res.h]);
  expect(sizes(wide.gridrefs)).toEqual([
    [400, 200],
    [800, 400],
    [1200, 600],
    [1920, 960],
  ]);
  expect(sizes(wide.gridrefs_ng)).toEqual(sizes(wide.gridrefs));
  for (const [refs, type] of [
    [wide.gridrefs, "image/jpeg"],
    [wide.gridrefs_ng, "image/webp"],
  ] as const)
    for (const { gridref } of refs) {
      const { headers } = await request("GET", `/download/${wide._id}/${gridref}`, { as: "guest" });
      expect(headers.get("content-type")).toBe(type);
    }
  const [small] = filesOf(await upload([["klein.jpg", await jpeg(300, 200)]]));
  expect(sizes(small?.gridrefs ?? [])).toEqual([[300, 200]]);
});

it("lists ten files by default, with the total number", async () => {
  for (let seed = 20; seed < 30; seed += 1) await upload([[`${seed}.jpg`, await jpeg(30, 20, seed)]]);
  const { body, headers } = await request("GET", "/file/");
  expect([(body as unknown[]).length, headers.get("x-total-count")]).toEqual([10, "12"]);
});

it("different outcomes are answered part by part, also a duplicate within the same form", async () => {
  const bytes = await jpeg(50, 50, 40);
  const answer = await upload([
    ["eins.jpg", bytes],
    ["zwei.jpg", bytes],
    ["leer.jpg", Buffer.alloc(0)],
  ]);
  expect(answer.status).toBe(207);
  expect(answer.body).toMatchObject([
    { name: "eins.jpg", status: 200, file: { name: "eins.jpg", gridrefs: expect.any(Array) } },
    { name: "zwei.jpg", status: 409, error: { code: "C1", existing: { name: "eins.jpg" } } },
    { name: "leer.jpg", status: 415, error: { code: "C3", message: expect.stringMatching(/\S/u) } },
  ]);
});

it("a file that is no picture has neither size nor gridrefs, and cannot be cut", async () => {
  const [file] = filesOf(await upload([["Heft.pdf", leaflet()]]));
  expect(file).toMatchObject({ ext: "pdf", width: null, height: null, gridrefs: [], gridrefs_ng: [] });
  expect(codeOf(await request("POST", "/restore/", { body: { _id: file?._id } }))).toEqual([415, "C3"]);
});

it("`used` is the sum of the uploaded sizes, also after crops, until files are removed for good", async () => {
  const used = async () => ((await request("GET", "/quota/")).body as { total: number; used: number }).used;
  const before = await used();
  const [file] = filesOf(await upload([["schneiden.jpg", await jpeg(500, 400, 50)]]));
  const { _id = "", size = 0 } = file ?? {};
  expect(await used()).toBe(before + size);
  await request("POST", "/crop/", { body: { _id, x: 0, y: 0, w: 20, h: 20 } });
  expect(await used()).toBe(before + size);
  await request("DELETE", `/file/${_id}`);
  expect(await used()).toBe(before + size);
  await site.trpc("admin").files.bin.remove.mutate({ ids: [_id] });
  expect(await used()).toBe(before);
});

it("a batch removes all its files, or none if an id is unknown, malformed or one too many", async () => {
  const { _id } = wide;
  const remove = (ids: unknown) => request("POST", "/batch/file/", { body: { remove: ids } });
  expect(codeOf(await remove([_id, newId()]))).toEqual([404, "C404"]);
  expect(codeOf(await remove([_id, "nowhere"]))).toEqual([404, "C404"]);
  expect(codeOf(await remove(Array.from({ length: limits.batchIds + 1 }, () => _id)))).toEqual([400, "C200"]);
  expect(codeOf(await remove("all"))).toEqual([400, "C200"]);
  expect((await remove([])).body).toEqual({ removed: 0 });
  expect((await request("GET", `/file/${_id}`)).status).toBe(200);
});

it("bodies of another kind, malformed or too large are refused as such", async () => {
  for (const path of ["/batch/file/", "/crop/", "/rotate/", "/restore/"]) {
    const post = (body: unknown, type: string) =>
      fetch(`${site.url}/api/v0${path}`, { method: "POST", headers: headersOf(type), body: body as string });
    const headersOf = (type: string) => ({ origin: site.url, cookie, "content-type": type });
    const cookie = (await site.cookieOf("admin")) ?? "";
    const codes = [];
    for (const [body, type] of [
      ["{}", "text/plain"],
      ["{}", "application/json-patch+json"],
      ["{", "application/json"],
      [JSON.stringify("x".repeat(limits.jsonBodyBytes)), "application/json"],
    ] as const) {
      const answer = await post(body, type);
      codes.push([answer.status, ((await answer.json()) as { code: string }).code]);
    }
    expect(codes, path).toEqual([
      [415, "C415"],
      [415, "C415"],
      [400, "C200"],
      [413, "C413"],
    ]);
  }
});

it("a change without an id, or of an unknown file, is refused", async () => {
  expect(codeOf(await request("PUT", "/file/", { body: { name: "x.jpg" } }))).toEqual([400, "C200"]);
  for (const _id of [newId(), "nowhere"]) {
    expect(codeOf(await request("PUT", "/file/", { body: { _id, name: "x.jpg" } })), _id).toEqual([404, "C404"]);
    expect(codeOf(await request("GET", `/download/${_id}`)), _id).toEqual([404, "C404"]);
    for (const [path, body] of [
      ["/crop/", { _id, x: 0, y: 0, w: 1, h: 1 }],
      ["/rotate/", { _id, angle: 90 }],
      ["/restore/", { _id }],
    ] as const)
      expect(codeOf(await request("POST", path, { body })), `${path} ${_id}`).toEqual([404, "C404"]);
  }
});
