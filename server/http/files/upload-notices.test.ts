// Uploads return notices about parts that are not shown, and about films and sounds that some browsers cannot play.
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFilesApp, formOf, openTestServices, type Part, type TestServices } from "#testing/file-services.ts";
import { film } from "#testing/films.ts";
import { animatedGif, animatedPng, drawing, jpeg, svg } from "#testing/pictures.ts";

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

async function upload(parts: Part[], query = "") {
  const form = formOf(parts);
  const answer = await app.inject({ method: "POST", url: `/api/v0/upload${query}`, ...form });
  return { status: answer.statusCode, body: answer.json() };
}

async function avifSequence(): Promise<Buffer> {
  const bytes = await drawing(16, 16).avif({ effort: 0 }).toBuffer();
  return Buffer.from(bytes.toString("latin1").replace("miaf", "avis"), "latin1");
}

async function pages(): Promise<Buffer> {
  const sheets = await Promise.all([1, 2].map((seed) => drawing(16, 16, seed).png().toBuffer()));
  return sharp(sheets, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

test("a picture with parts that are not shown is stored with a notice", async () => {
  const said: [Part, string, RegExp][] = [
    [{ fileName: "a.png", bytes: animatedPng() }, "firstFrameOnly", /PNG.*first frame/u],
    [{ fileName: "a.avif", bytes: await avifSequence() }, "firstFrameOnly", /AVIF/u],
    [{ fileName: "a.tif", bytes: await pages() }, "firstPageOnly", /only the first/u],
    [{ fileName: "a.svg", bytes: Buffer.from(svg) }, "drawingOnlyToDownload", /SVG.*PNG/u],
  ];
  for (const [part, code, message] of said) {
    const { status, body } = await upload([part]);
    expect([status, body[0]?.notices], part.fileName).toEqual([
      200,
      [{ code, message: expect.stringMatching(message) }],
    ]);
  }
});

test("films and sounds that some browsers cannot play get a notice, others none", async () => {
  const said: [Part, string, RegExp][] = [
    [{ fileName: "a.mov", bytes: film({ video: "hvc1", brand: "qt  " }) }, "filmNotEverywhere", /HEVC.*HandBrake/u],
    [{ fileName: "b.mp4", bytes: film({ video: "mp4v", hasLongBox: true }) }, "filmNotEverywhere", /MPEG-4 Visual/u],
    [{ fileName: "c.mp4", bytes: film({ audio: "ac-3" }) }, "filmNotEverywhere", /Dolby/u],
    [{ fileName: "d.mp4", bytes: film({ video: "xyz1" }) }, "filmNotEverywhere", /MP4 \(xyz1\)/u],
    [{ fileName: "e.avi", bytes: Buffer.from("RIFF\x24\0\0\0AVI LIST", "latin1") }, "filmNotEverywhere", /AVI/u],
    [
      { fileName: "f.m4a", bytes: film({ video: "avc1", audio: "alac", brand: "M4A " }) },
      "soundNotEverywhere",
      /Apple/u,
    ],
  ];
  for (const [part, code, message] of said) {
    const { status, body } = await upload([part]);
    expect([status, body[0]?.notices], part.fileName).toEqual([
      200,
      [{ code, message: expect.stringMatching(message) }],
    ]);
  }
  const silent: Part[] = [
    { fileName: "g.mp4", bytes: film() },
    { fileName: "h.mov", bytes: film({ video: "av01", audio: "Opus", brand: "qt  " }) },
    { fileName: "i.mp4", bytes: film().subarray(0, 60) },
    { fileName: "j.gif", bytes: await animatedGif(3) },
    { fileName: "k.jpg", bytes: await jpeg() },
  ];
  const { status, body } = await upload(silent);
  expect([status, body.length]).toEqual([200, silent.length]);
  for (const file of body) expect(file).not.toHaveProperty("notices");
});

test("notices come with each part, and with a replacement", async () => {
  const { body: stored } = await upload([{ fileName: "l.gif", bytes: await animatedGif(2, 30, 30) }]);
  const id = stored[0]._id as string;
  const moving = Buffer.concat([animatedPng(), Buffer.from("other")]);
  const { body: replaced } = await upload([{ fileName: "m.png", bytes: moving }], `?replace=${id}`);
  expect(replaced[0]).toMatchObject({ _id: id, notices: [{ code: "firstFrameOnly" }] });
  const parts = [
    { fileName: "n.avi", bytes: Buffer.from("RIFF\x25\0\0\0AVI LIST", "latin1") },
    { fileName: "leer.txt", bytes: Buffer.alloc(0) },
  ];
  const { body: mixed } = await upload(parts);
  expect(mixed[0]).toMatchObject({ status: 200, file: { notices: [{ code: "filmNotEverywhere" }] } });
});
