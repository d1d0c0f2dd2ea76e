import type { FastifyInstance, InjectOptions } from "fastify";
import { truncate } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { createFile } from "../../library/files/create-file.ts";
import { buildFilesApp, openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { leaflet as drawnLeaflet } from "#testing/documents.ts";
import { sound } from "#testing/sounds.ts";
import { drawing, html, pdf, phonePhoto, svg } from "#testing/pictures.ts";
import { dispositionOf } from "./download.ts";

let services: TestServices;
let app: FastifyInstance;
let photo: Buffer;
let picture: LibraryFile;
let leaflet: LibraryFile;

async function add(bytes: Buffer, name: string): Promise<LibraryFile> {
  return createFile(services, { received: await receiveBytes(services, bytes), name });
}

beforeAll(async () => {
  services = await openTestServices();
  app = await buildFilesApp(services);
  photo = await phonePhoto(900, 600);
  picture = await add(photo, "Äpfel am Zweig.jpg");
  leaflet = await add(pdf, "Heft.pdf");
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const guest = { "x-viewer": "guest" };
const get = (path: string, headers: Record<string, string> = guest, method: InjectOptions["method"] = "GET") =>
  app.inject({ method, url: `/api/v0/download/${path}`, headers });

test("guests get the widest variant of a picture, editors the untouched bytes", async () => {
  const seen = await get(picture.id);
  expect(seen.statusCode).toBe(200);
  const meta = await sharp(seen.rawPayload).metadata();
  expect([meta.width, meta.height, meta.format, meta.exif]).toEqual([600, 900, "jpeg", undefined]);
  const original = await get(picture.id, {});
  expect(original.rawPayload.equals(photo)).toBe(true);
  for (const answer of [seen, original])
    expect(answer.headers).toMatchObject({
      vary: "Cookie, Authorization",
      "cache-control": "private, no-cache",
      "content-type": "image/jpeg",
    });
  expect(original.headers.etag).not.toBe(seen.headers.etag);
});

test("other origins may show and read only the answers of guests", async () => {
  for (const path of [picture.id, `${picture.id}/${picture.webpVariants[0]?.id}`, "nirgends"]) {
    const { headers } = await get(path);
    expect(headers, path).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  }
  for (const own of [{}, { ...guest, authorization: "Bearer x" }])
    expect((await get(picture.id, own)).headers["access-control-allow-origin"]).toBeUndefined();
});

test("shared caches must not store the answers of editors and programs, although the bytes are the same", async () => {
  const { id } = picture.webpVariants[0] ?? { id: "" };
  const { headers } = await get(`${picture.id}/${id}`, { "x-viewer": "admin" });
  expect(headers).toMatchObject({
    "cache-control": "private, max-age=31536000, immutable",
    vary: "Cookie, Authorization",
  });
  expect((await get(`${picture.id}/${id}`)).headers.vary).toBeUndefined();
});

test("a variant is cached for ever and has a strong tag, under the alias too", async () => {
  const { id } = picture.webpVariants[0] ?? { id: "" };
  const answer = await get(`${picture.id}/${id}`);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers.etag).toMatch(/^"[0-9a-f]{64}"$/u);
  expect(answer.headers["content-disposition"]).toBe(
    `inline; filename="Apfel am Zweig.webp"; filename*=UTF-8''%C3%84pfel%20am%20Zweig.webp`,
  );
  for (const path of [
    `/v0/api/download/${picture.id}/${id}`,
    `/v0/api/download/${picture.id}/${id}/`,
    `/api/v0/download/${picture.id}/${id}/`,
  ]) {
    const alias = await app.inject({ url: path, headers: guest });
    expect(alias.rawPayload.equals(answer.rawPayload), path).toBe(true);
  }
});

test("a known tag gets 304 without a body", async () => {
  const { etag } = (await get(leaflet.id)).headers;
  const again = await get(leaflet.id, { ...guest, "if-none-match": `"other", W/${etag as string}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
});

test("HEAD answers the headers of GET and no body", async () => {
  const answer = await get(leaflet.id, guest, "HEAD");
  expect([answer.statusCode, answer.body, answer.headers["content-length"], answer.headers["content-type"]]).toEqual([
    200,
    "",
    String(pdf.length),
    "application/pdf",
  ]);
});

test("a range is answered with 206", async () => {
  const answer = await get(leaflet.id, { ...guest, range: "bytes=5-7" });
  expect([answer.statusCode, answer.body, answer.headers["content-range"], answer.headers["content-length"]]).toEqual([
    206,
    "1.4",
    `bytes 5-7/${pdf.length}`,
    "3",
  ]);
  expect((await get(leaflet.id, { ...guest, range: "bytes=-6" })).rawPayload.equals(pdf.subarray(-6))).toBe(true);
});

test("a range beyond the end is refused with the size", async () => {
  const answer = await get(leaflet.id, { ...guest, range: "bytes=9999-" });
  expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, `bytes */${pdf.length}`]);
  expect(answer.json()).toMatchObject({ code: "C416", message: expect.stringContaining("Content-Range") });
});

test("If-Range with another tag gets the complete file", async () => {
  const { etag } = (await get(leaflet.id)).headers;
  const range = "bytes=0-3";
  expect((await get(leaflet.id, { ...guest, range, "if-range": etag as string })).statusCode).toBe(206);
  expect((await get(leaflet.id, { ...guest, range, "if-range": '"other"' })).statusCode).toBe(200);
  expect((await get(leaflet.id, { ...guest, range: "bytes=0-1,4-5" })).statusCode).toBe(200);
});

test("hostile HTML and SVG are only ever saved, and could do nothing if they were shown", async () => {
  for (const [name, bytes, mime] of [
    ["böse.html", html, "text/html"],
    ["böse.svg", svg, "image/svg+xml"],
  ] as const) {
    const { id } = await add(bytes, name);
    const answer = await get(id);
    expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "content-security-policy": "sandbox" });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; /u);
    expect(answer.headers["content-type"]).toContain(mime);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  }
});

test("files that browsers cannot show are always saved", async () => {
  const files: [string, Buffer][] = [
    ["Liste.csv", Buffer.from("Apfel;3\n")],
    ["Notiz.txt", Buffer.from("Hallo")],
    ["Daten.json", Buffer.from("[1]")],
    ["Feed.xml", Buffer.from("<?xml version='1.0'?><a/>")],
    ["Archiv.zip", Buffer.from(`504b0506${"00".repeat(18)}`, "hex")],
    ["Plan.xyz", Buffer.from([7, 1, 200, 3])],
  ];
  for (const [name, bytes] of files) {
    const { headers, rawPayload } = await get((await add(bytes, name)).id);
    expect(headers["content-disposition"], name).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    expect(headers, name).toMatchObject({ "x-content-type-options": "nosniff", "content-security-policy": "sandbox" });
    expect(rawPayload.equals(bytes), name).toBe(true);
  }
});

test("sounds are played inline, from any position", async () => {
  const bytes = sound(1);
  const { id } = await add(bytes, "Glocke.wav");
  const { statusCode, headers, rawPayload } = await get(id, { ...guest, range: "bytes=44-" });
  expect([statusCode, headers["content-type"], headers["accept-ranges"]]).toEqual([206, "audio/wav", "bytes"]);
  expect(headers["content-disposition"]).toMatch(/^inline; /u);
  expect(rawPayload.equals(bytes.subarray(44))).toBe(true);
});

test("PDF is shown inline as application/pdf", async () => {
  const { headers } = await get(leaflet.id);
  expect(headers["content-disposition"]).toMatch(/^inline; filename="Heft\.pdf"/u);
  expect(headers["content-security-policy"]).toBeUndefined();
});

test("guests see a PDF's preview as a picture; the PDF itself is unchanged", async () => {
  const bytes = drawnLeaflet();
  const file = await add(bytes, "Faltblatt.pdf");
  const seen = await get(`${file.id}/${file.preview.at(-1)?.id}`);
  expect(seen.headers["content-type"]).toBe("image/webp");
  expect(seen.headers["content-disposition"]).toMatch(/^inline; filename="Faltblatt\.webp"/u);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 800, height: 1133 });
  expect((await get(file.id)).rawPayload.equals(bytes)).toBe(true);
});

test("unknown and malformed ids are not found, nor is a variant of another file", async () => {
  const other = await add(await drawing(20, 20).png().toBuffer(), "andere.png");
  const id = picture.variants[0]?.id ?? "";
  const ids = [
    "0190f5e4-0000-7000-8000-000000000000",
    "x",
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "a".repeat(250),
    `${other.id}/${id}`,
    `${picture.id}/x`,
    `${picture.id}/%00`,
  ];
  for (const id of ids) {
    const answer = await get(id);
    expect([answer.statusCode, answer.json().code], id).toEqual([404, "C404"]);
    expect(answer.headers["cache-control"], id).toBe("no-store");
  }
});

test("missing bytes are 404, and the answer is not cached", async () => {
  const lost = await add(Buffer.from("weg"), "weg.txt");
  const { etag } = (await get(lost.id)).headers;
  await services.storage.remove((etag as string).slice(1, -1));
  const answer = await get(lost.id);
  expect([
    answer.statusCode,
    answer.headers["cache-control"],
    answer.headers.etag,
    answer.headers["content-length"] === String(answer.rawPayload.length),
  ]).toEqual([404, "no-store", undefined, true]);
});

test("truncated bytes on the disk are 404, complete or in ranges, and are not cached", async () => {
  const cut = await add(await drawing(900, 600).png().toBuffer(), "kurz.png");
  const { id } = cut.webpVariants.at(-1) ?? { id: "" };
  const sound = await get(cut.id, {});
  const hashes = [sound, await get(`${cut.id}/${cut.variants[0]?.id}`, guest, "HEAD")].map(({ headers }) =>
    String(headers.etag).slice(1, -1),
  );
  const { headers } = await get(`${cut.id}/${id}`, guest, "HEAD");
  for (const hash of [...hashes, String(headers.etag).slice(1, -1)])
    await truncate(join(services.filesDir, hash.slice(0, 2), hash.slice(2)), 20);
  const asked = [
    await get(`${cut.id}/${id}`),
    await get(`${cut.id}/${cut.variants[0]?.id}`, { ...guest, range: "bytes=0-9" }),
    await get(cut.id, {}),
    await get(cut.id, {}, "HEAD"),
    await get(`${cut.id}/${id}`, guest, "HEAD"),
  ];
  for (const answer of asked)
    expect([answer.statusCode, answer.headers["cache-control"]], answer.body).toEqual([404, "no-store"]);
});

test("other methods are refused as such", async () => {
  const answer = await get(leaflet.id, guest, "DELETE");
  expect([answer.statusCode, answer.json().code]).toEqual([405, "C405"]);
});

test("Content-Disposition has an ASCII name and the full name, and cannot be broken out of", () => {
  expect(dispositionOf("attachment", 'a"; x=\r\n🍎.txt')).toBe(
    `attachment; filename="a__ x=___.txt"; filename*=UTF-8''a%22%3B%20x%3D%0D%0A%F0%9F%8D%8E.txt`,
  );
});
