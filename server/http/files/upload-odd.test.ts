// Odd uploads and a full disk: files are stored completely or refused, and a refused upload leaves nothing behind.
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AppError, errorCatalogue, type ErrorName } from "#contract/schemas/errors.ts";
import { files } from "#db/schema/files.ts";
import { presentError } from "../../kernel/errors.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { buildFilesApp, formOf, openTestServices, type Part, type TestServices } from "#testing/file-services.ts";
import { allBombs } from "#testing/bombs.ts";
import { endlessPdf } from "#testing/documents.ts";
import { drawing, jpeg, svg } from "#testing/pictures.ts";

let services: TestServices;
let app: FastifyInstance;

beforeAll(async () => {
  services = await openTestServices();
  app = await buildFilesApp(services);
});
afterAll(async () => {
  await app.close();
  await services.close();
});
afterEach(async () => {
  const rows = await services.database.db.select({ id: files.id }).from(files);
  await removeFiles(
    services,
    rows.map(({ id }) => id),
    { isForGood: true },
  );
  expect(await services.storedPaths()).toEqual([]);
});

async function upload(part: Part, to: FastifyInstance = app) {
  const answer = await to.inject({ method: "POST", url: "/api/v0/upload", ...formOf([part]) });
  return { status: answer.statusCode, body: answer.json() };
}

async function expectNothingStored(): Promise<void> {
  expect(await services.storedPaths()).toEqual([]);
  expect(await services.database.db.$count(files)).toBe(0);
}

test("only the last part of a path, also of Windows, becomes the name", async () => {
  const names: [string, string][] = [
    ["..\\..\\windows\\system.jpg", "system.jpg"],
    ["/etc/./bild.jpg", "bild.jpg"],
    ["....jpg", "....jpg"],
    ["a\u202Egpj.exe.jpg", "agpj.exe.jpg"],
    [`${"🍎".repeat(150)}.jpg`, `${"🍎".repeat(125)}.jpg`],
  ];
  for (const [index, [sent, stored]] of names.entries()) {
    const { status, body } = await upload({ fileName: sent, bytes: await jpeg(60, 40, index + 1) });
    expect([status, body[0]?.name], sent).toEqual([200, stored]);
  }
});

test("AVIF is accepted; HEIC, which cannot be decoded here, is refused with its name and advice", async () => {
  const avif = await drawing(64, 48).avif().toBuffer();
  const { status, body } = await upload({ fileName: "bild.avif", bytes: avif });
  expect([status, body[0]]).toMatchObject([200, { ext: "avif", width: 64, height: 48 }]);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
  for (const fileName of ["bild.heic", "bild.jpg"])
    expect(await upload({ fileName, bytes: heic }), fileName).toMatchObject({
      status: 415,
      body: { code: "C3", message: expect.stringMatching(/HEIC.*JPEG/u) },
    });
});

test("each reason to refuse a file has a sentence of its own, in both languages", async () => {
  const refused: Part[] = [
    { fileName: "unbekannt", bytes: Buffer.from([1, 2, 3, 250]) },
    { fileName: "halb.jpg", bytes: (await jpeg(300, 200)).subarray(0, 900) },
    { fileName: "anders.png", bytes: await jpeg() },
    { fileName: "kein.pdf", bytes: await jpeg() },
    { fileName: "leer.txt", bytes: Buffer.alloc(0) },
    { fileName: "los.bat", bytes: Buffer.from("dir") },
  ];
  const messages = new Set<string>();
  for (const part of refused) {
    const { status, body } = await upload(part);
    expect([status, body.code], part.fileName).toEqual([415, "C3"]);
    messages.add(body.message);
  }
  expect(messages.size).toBe(refused.length);
  expect([...messages].join("\n")).toMatch(/JPG[^\n]*“\.png”[^\n]*“\.jpg”[^]*'\.pdf'/u);
  const kinds = (Object.keys(errorCatalogue) as ErrorName[]).filter((kind) => errorCatalogue[kind].code === "C3");
  for (const language of ["de", "en"] as const) {
    const said = kinds.map((kind) => presentError(new AppError(kind), language, "").body.message);
    expect(new Set(said).size, language).toBe(kinds.length);
    expect(said.join(), language).not.toContain("errors:");
  }
});

test("an SVG with scripts is stored unchanged and sent with headers that make it harmless", async () => {
  const entities = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>';
  const { body } = await upload({ fileName: "zeichnung.svg", bytes: Buffer.from(entities + svg) });
  expect(body[0]).toMatchObject({ ext: "svg", width: null, gridrefs: [] });
  const { headers } = await app.inject({ method: "GET", url: `/api/v0/download/${body[0]._id}` });
  expect(headers["content-disposition"]).toMatch(/^attachment/u);
  expect(headers["content-security-policy"]).toBe("sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("pictures of too many pixels, in any format, are refused from their headers, without being decoded", async () => {
  for (const [fileName, bytes] of await allBombs()) {
    const { status, body } = await upload({ fileName, bytes });
    // The files contain no pixels. If the site decoded them, it would answer 415, so the limit comes before decoding.
    expect([status, body.code], fileName).toEqual([413, "C413"]);
    await expectNothingStored();
  }
});

test("an umlaut in either of its two forms is stored in one, and is the same name", async () => {
  for (const [seed, form] of (["NFC", "NFD"] as const).entries()) {
    const { body } = await upload({ fileName: "Äpfel & Öl.jpg".normalize(form), bytes: await jpeg(60, 40, seed + 1) });
    expect(body[0].name, form).toBe("Äpfel & Öl.jpg".normalize("NFC"));
  }
});

test("a PDF that harms its renderer is accepted without a preview, and the server survives", async () => {
  const { status, body } = await upload({ fileName: "endlos.pdf", bytes: endlessPdf() });
  expect([status, body[0]]).toMatchObject([200, { ext: "pdf", width: null, gridrefs: [], gridrefs_ng: [] }]);
  expect((await upload({ fileName: "danach.jpg", bytes: await jpeg() })).status).toBe(200);
});

test.each(["receive", "write"] as const)(
  "a disk that is full when bytes are to %s answers so and keeps nothing",
  async (step) => {
    const refuse = () => Promise.reject(new AppError("diskFull"));
    const full = await buildFilesApp({ ...services, storage: { ...services.storage, [step]: refuse } });
    const { status, body } = await upload({ fileName: "a.jpg", bytes: await jpeg(900, 600) }, full);
    expect([status, body.code]).toEqual([507, "C507"]);
    await full.close();
    await expectNothingStored();
  },
);

test("a full disk at the database answers so, too", async () => {
  await services.database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
    create trigger refuse before insert on files for each row execute function refuse()`);
  const { status, body } = await upload({ fileName: "a.jpg", bytes: await jpeg() });
  await services.database.pool.query("drop trigger refuse on files");
  expect([status, body.code]).toEqual([507, "C507"]);
  await expectNothingStored();
});

test("of a form with 10,000 parts, 200 are read, and an error covers the others", async () => {
  const form = formOf(Array.from({ length: 10_000 }, () => ({ fileName: "a.txt", bytes: Buffer.from("Most") })));
  const answer = await app.inject({ method: "POST", url: "/api/v0/upload", ...form });
  const ends = answer.json() as { status: number; error?: { code: string; message: string } }[];
  expect([answer.statusCode, ends.length, ends[0]?.status, ends[1]?.error?.code]).toEqual([207, 201, 200, "C1"]);
  expect(ends.at(-1)?.error).toMatchObject({ code: "C413", message: expect.stringMatching(/200/u) });
});
