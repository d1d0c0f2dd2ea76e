import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { type ClientRequest, request as httpRequest } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { files } from "#db/schema/files.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { buildFilesApp, formOf, openTestServices, type Part, type TestServices } from "#testing/file-services.ts";
import { setQuota } from "#testing/quota.ts";
import { animatedGif, decompressionBomb, drawing, html, jpeg, png, program, svg } from "#testing/pictures.ts";

let clock = 0;
let looks = 0;
const idle = {
  ms: 500,
  everyMs: 10,
  now: () => {
    looks += 1;
    return clock;
  },
};
let services: TestServices;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  services = await openTestServices();
  app = await buildFilesApp(services, idle);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await services.close();
});
afterEach(async () => {
  const rows = await services.database.db.select({ id: files.id }).from(files);
  await removeFiles(
    services,
    rows.map((row) => row.id),
    { isForGood: true },
  );
  expect(await services.storedPaths()).toEqual([]);
});

function upload(parts: Part[], headers: Record<string, string> = {}) {
  const form = formOf(parts);
  return app.inject({
    method: "POST",
    url: "/api/v0/upload",
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
}

async function nameAfterUpload(part: Part): Promise<string> {
  const answer = await upload([part]);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { name: string }[])[0]?.name ?? "";
}

test("an uploaded picture is answered under the contract's names, with or without a trailing slash", async () => {
  const form = formOf([{ fileName: "Apfel.jpg", bytes: await jpeg(900, 600) }]);
  const answer = await app.inject({ method: "POST", url: "/api/v0/upload/", ...form });
  expect(answer.statusCode).toBe(200);
  const [file] = answer.json();
  expect(Object.keys(file).sort()).toEqual([
    "_id",
    "alt",
    "consent",
    "credit",
    "ext",
    "focal",
    "gridrefs",
    "gridrefs_ng",
    "height",
    "name",
    "size",
    "tags",
    "updated",
    "uploadDate",
    "version",
    "width",
  ]);
  expect(file).toMatchObject({ name: "Apfel.jpg", ext: "jpg", width: 900, height: 600, tags: [], consent: null });
  expect(file.gridrefs.map(({ res }: { res: { w: number } }) => res.w)).toEqual([400, 800, 900]);
});

test("odd names are accepted and normalised", async () => {
  expect(await nameAfterUpload({ fileName: "../../etc/böse.jpg", bytes: await jpeg(60, 40, 1) })).toBe("böse.jpg");
  expect(await nameAfterUpload({ fileName: "🍎.jpg", bytes: await jpeg(60, 40, 2) })).toBe("🍎.jpg");
  expect(await nameAfterUpload({ fileName: "Äpfel.jpg".normalize("NFD"), bytes: await jpeg(60, 40, 3) })).toBe(
    "Äpfel.jpg".normalize("NFC"),
  );
  expect(await nameAfterUpload({ fileName: `${"x".repeat(300)}.jpg`, bytes: await jpeg(60, 40, 4) })).toBe(
    `${"x".repeat(251)}.jpg`,
  );
  expect(await nameAfterUpload({ field: "feld.jpg", bytes: await jpeg(60, 40, 5) })).toBe("feld.jpg");
  expect(await nameAfterUpload({ field: "feld.jpg", fileName: "blob", bytes: await jpeg(60, 40, 6) })).toBe("feld.jpg");
});

test("odd pictures are accepted", async () => {
  const cmyk = await drawing(50, 50).toColourspace("cmyk").jpeg().toBuffer();
  const sixteenBit = await drawing(50, 50).toColourspace("rgb16").png().toBuffer();
  const answer = await upload([
    { fileName: "cmyk.jpg", bytes: cmyk },
    { fileName: "16.png", bytes: sixteenBit },
    { fileName: "500.gif", bytes: await animatedGif(500) },
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toHaveLength(3);
});

test("NUL in a name is a validation error that names the field", async () => {
  const bytes = await jpeg();
  for (const disposition of ['; filename="a\u0000b.jpg"', "; filename*=utf-8''a%00b.jpg"]) {
    const answer = await upload([{ disposition, bytes }]);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: "C200", fields: { name: expect.any(String) } });
  }
});

test("a part refused alone is answered with its error", async () => {
  const refused: [Part, number, string][] = [
    [{ fileName: "bild.png", bytes: html }, 415, "C3"],
    [{ fileName: "bild.jpg", bytes: program }, 415, "C3"],
    [{ fileName: "leer.jpg", bytes: Buffer.alloc(0) }, 415, "C3"],
    [{ fileName: "kopf.jpg", bytes: (await jpeg()).subarray(0, 30) }, 415, "C3"],
    [{ fileName: "umbenannt.jpg", bytes: await png() }, 415, "C3"],
    [{ fileName: "bombe.png", bytes: decompressionBomb() }, 413, "C413"],
  ];
  for (const [part, status, code] of refused) {
    const answer = await upload([part]);
    expect([answer.statusCode, answer.json().code], part.fileName).toEqual([status, code]);
  }
});

test("a duplicate names the stored file under the contract's names", async () => {
  const bytes = await jpeg();
  const [stored] = (await upload([{ fileName: "a.jpg", bytes }])).json();
  const answer = await upload([{ fileName: "b.jpg", bytes }]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: "C1", existing: stored });
});

test("a file that exceeds the quota is refused completely", async () => {
  await setQuota(services.database, 100);
  const answer = await upload([{ fileName: "a.jpg", bytes: await jpeg() }]);
  await setQuota(services.database, null);
  expect([answer.statusCode, answer.json().code]).toEqual([413, "C2"]);
});

test("different outcomes are answered part by part", async () => {
  const answer = await upload([
    { fileName: "a.jpg", bytes: await jpeg() },
    { fileName: "b.png", bytes: html },
    { fileName: "c.svg", bytes: svg },
  ]);
  expect(answer.statusCode).toBe(207);
  expect(answer.json()).toMatchObject([
    { name: "a.jpg", status: 200, file: { name: "a.jpg", _id: expect.any(String) } },
    { name: "b.png", status: 415, error: { code: "C3", message: expect.any(String) } },
    { name: "c.svg", status: 200, file: { ext: "svg", gridrefs: [], width: null } },
  ]);
});

test("a viewer without permission is refused before the body is read", async () => {
  const { headers } = formOf([]);
  const request = httpRequest({
    port,
    path: "/api/v0/upload",
    method: "POST",
    headers: { ...headers, "x-viewer": "guest", "content-length": 50_000_000 },
  });
  request.on("error", () => {});
  request.write("--");
  const [answer] = await once(request, "response");
  expect(answer.statusCode).toBe(401);
  await new Promise((resolve) => request.once("close", resolve));
});

test("other content types are refused, also those that only begin like the right one", async () => {
  for (const type of [
    "application/json",
    "text/plain",
    "multipart/form-data-evil; boundary=x",
    "multipart/mixed; boundary=x",
  ]) {
    const answer = await app.inject({
      method: "POST",
      url: "/api/v0/upload",
      headers: { "content-type": type },
      payload: "{}",
    });
    expect([answer.statusCode, answer.json().code], type).toEqual([415, "C415"]);
  }
});

test("a malformed body is a validation error", async () => {
  const type = "multipart/form-data";
  const bodies: [string, string][] = [
    [type, "x"],
    [`${type}; boundary=x`, "nothing of the kind"],
    [`${type}; boundary=x`, ""],
    [`${type}; boundary=x`, '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nno end'],
  ];
  for (const [contentType, payload] of bodies) {
    const answer = await app.inject({
      method: "POST",
      url: "/api/v0/upload",
      headers: { "content-type": contentType },
      payload,
    });
    expect([answer.statusCode, answer.json().code], payload).toEqual([400, "C200"]);
  }
});

test("another method is refused as such", async () => {
  const answer = await app.inject({ method: "GET", url: "/api/v0/upload" });
  expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, "C405", "POST"]);
});

function begin(payload: Buffer, headers: Record<string, string>, sent: number) {
  const request = httpRequest({
    port,
    path: "/api/v0/upload",
    method: "POST",
    headers: { ...headers, "content-length": payload.length },
    agent: false,
  });
  request.on("error", () => {});
  request.write(payload.subarray(0, sent));
  return request;
}

async function expectNothingStored(): Promise<void> {
  await vi.waitFor(async () => expect(await services.storedPaths()).toEqual([]));
  expect(await services.database.db.$count(files)).toBe(0);
}

test("a connection cut half-way leaves no bytes and no row", async () => {
  const { payload, headers } = formOf([{ fileName: "gross.bin", bytes: Buffer.alloc(4_000_000, 5) }]);
  const request = begin(payload, headers, payload.length / 2);
  await vi.waitFor(async () => expect(await services.storedPaths()).toHaveLength(1));
  request.destroy();
  await expectNothingStored();
});

async function idleIsChecked(): Promise<void> {
  const before = looks;
  await expect.poll(() => looks, { interval: 10 }).toBeGreaterThan(before + 1);
}

async function allIsRead(request: ClientRequest, served: () => Socket | undefined): Promise<void> {
  const isRead = () => served() !== undefined && served()?.bytesRead === request.socket?.bytesWritten;
  await expect.poll(isRead, { interval: 10 }).toBe(true);
  await idleIsChecked();
}

test("an idle upload is cut off, a slow one is not", async () => {
  const { payload, headers } = formOf([{ fileName: "langsam.bin", bytes: Buffer.alloc(400_000, 6) }]);
  let served: Socket | undefined;
  app.server.on("connection", (socket: Socket) => (served = socket));
  const silent = begin(payload, headers, 100_000);
  const closed = new Promise((resolve) => silent.once("close", resolve));
  await allIsRead(silent, () => served);
  clock += idle.ms - 1;
  await idleIsChecked();
  expect(served?.destroyed).toBe(false);
  clock += 1;
  await closed;
  await expectNothingStored();

  const slow = begin(payload, headers, 100_000);
  for (let sent = 100_000; sent < payload.length; sent += 100_000) {
    await allIsRead(slow, () => served);
    clock += idle.ms - 1;
    await idleIsChecked();
    slow.write(payload.subarray(sent, sent + 100_000));
  }
  slow.end();
  const [answer] = await once(slow, "response");
  expect(answer.statusCode).toBe(200);
  answer.resume();
});

async function sendLarge(sizeBytes: number, name: string, look?: (sent: number) => Promise<void>): Promise<number> {
  const { payload, headers } = formOf([{ fileName: name, bytes: Buffer.alloc(0) }]);
  const end = payload.indexOf("\r\n\r\n") + 4;
  const request = httpRequest({
    port,
    path: "/api/v0/upload",
    method: "POST",
    headers: { ...headers, "content-length": payload.length + sizeBytes },
  });
  const response = once(request, "response");
  const chunk = Buffer.alloc(500_000, 0x61);
  request.write(payload.subarray(0, end));
  for (let sent = 0; sent < sizeBytes; sent += chunk.length) {
    if (!request.write(chunk.subarray(0, Math.min(chunk.length, sizeBytes - sent)))) await once(request, "drain");
    if (sent % 10_000_000 === 0) await look?.(sent);
  }
  request.end(payload.subarray(end));
  const [answer] = await response;
  answer.resume();
  return answer.statusCode;
}

test("a large upload is streamed to the disk, so that memory stays bounded", async () => {
  const incoming = join(services.filesDir, "incoming");
  const written = async (): Promise<number> => {
    const sizes = (await readdir(incoming)).map(async (name) => (await stat(join(incoming, name))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const BUFFERS = 20_000_000;
  const status = await sendLarge(90_000_000, "gross.txt", (sent) =>
    expect.poll(written).toBeGreaterThanOrEqual(sent - BUFFERS),
  );
  expect(status).toBe(200);
});

test("a file above 100 MB is refused, and the client receives the answer", async () => {
  expect(await sendLarge(100_000_001, "zu-gross.txt")).toBe(413);
});
