// POST /crop/, /rotate/ and /restore/ below /api/v0, for integrators (contract.md section 4, Pictures).
import { afterAll, beforeAll, expect, it } from "vitest";
import { jpeg, pdf } from "#testing/pictures.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

type File = { _id: string; version: number; width: number; height: number; gridrefs: { gridref: string }[] };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function upload(bytes: Buffer, name: string): Promise<File> {
  const body = new FormData();
  body.append(name, new Blob([new Uint8Array(bytes)]), name);
  const answer = await site.request("POST", "/api/v0/upload", { as: "admin", body });
  expect(answer.status).toBe(200);
  return (answer.body as File[])[0] as File;
}

const post = (path: string, body: unknown, as: "guest" | "admin" = "admin") =>
  site.request("POST", `/api/v0${path}`, { as, body });

it("each edit answers the new file; the old variants are gone", async () => {
  const file = await upload(await jpeg(600, 400), "Hang.jpg");
  const cropped = await post("/crop/", { _id: file._id, x: 0, y: 0, w: 300, h: 400 });
  expect(cropped).toMatchObject({ status: 200, body: { _id: file._id, width: 300, height: 400, version: 2 } });
  expect(Object.keys(cropped.body as object).sort()).toEqual(Object.keys(file).sort());
  const [old] = file.gridrefs;
  expect((await site.request("GET", `/api/v0/download/${file._id}/${old?.gridref}`)).status).toBe(404);
  const [fresh] = (cropped.body as File).gridrefs;
  expect((await site.request("GET", `/api/v0/download/${file._id}/${fresh?.gridref}`)).status).toBe(200);
  expect(await post("/rotate", { _id: file._id, angle: -90 })).toMatchObject({ body: { width: 400, height: 300 } });
  expect(await post("/restore/", { _id: file._id })).toMatchObject({ body: { width: 600, height: 400, version: 4 } });
});

it("a refused edit names the field, and changes nothing", async () => {
  const { _id, version } = await upload(await jpeg(60, 40), "a.jpg");
  const fields = async (path: string, body: object) => {
    const { status, body: answer } = await post(path, body);
    const { code, fields } = answer as { code: string; fields?: Record<string, string> };
    return [status, code, Object.keys(fields ?? {})];
  };
  expect(await fields("/crop/", { _id, x: 0.5, y: -1, w: 0, h: 4 })).toEqual([400, "C200", ["x", "y", "w"]]);
  expect(await fields("/crop/", { _id, x: 50, y: 0, w: 11, h: 4 })).toEqual([400, "C200", ["w"]]);
  expect(await fields("/rotate/", { _id, angle: "90" })).toEqual([400, "C200", ["angle"]]);
  for (const angle of [1e308, -1e308, 3601])
    expect(await fields("/rotate/", { _id, angle })).toEqual([400, "C200", ["angle"]]);
  expect(await fields("/rotate/", { _id, angle: 90, version: version + 1 })).toEqual([409, "C409", []]);
  expect(await fields("/rotate/", { _id: "0190a000-0000-7000-8000-000000000000", angle: 90 })).toEqual([
    404,
    "C404",
    [],
  ]);
  const heft = await upload(pdf, "Heft.pdf");
  expect(await fields("/rotate/", { _id: heft._id, angle: 90 })).toEqual([415, "C3", []]);
  expect((await post("/rotate/", { _id, angle: 90 }, "guest")).status).toBe(401);
  expect((await site.request("GET", `/api/v0/file/${_id}`, { as: "admin" })).body).toMatchObject({
    version,
    width: 60,
  });
});
