import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { animatedGif, jpeg, pdf, phonePhoto, png } from "#testing/pictures.ts";
import { ticksOf } from "#testing/ticks.ts";
import { createFile } from "./create-file.ts";
import { editPicture } from "./edit-picture.ts";
import { removeFiles } from "./remove-files.ts";
import { getFile, sumOriginalBytes } from "./store.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());
const kept: string[] = [];
beforeEach(async () => {
  await removeFiles(services, kept.splice(0), { isForGood: true });
  expect(await services.storedPaths()).toEqual([]);
});

async function add(bytes: Buffer, name: string): Promise<LibraryFile> {
  const file = await createFile(services, { received: await receiveBytes(services, bytes), name });
  kept.push(file.id);
  return file;
}

const cut = (id: string, x: number, y: number, w: number, h: number) =>
  editPicture(services, { id, edit: { type: "crop", x, y, w, h } });
const turn = (id: string, angle: number) => editPicture(services, { id, edit: { type: "rotate", angle } });
const restore = (id: string) => editPicture(services, { id, edit: null });

const bytesOf = async (id: string) => services.storage.readBuffer((await getFile(services.database.db, id)).hash);
const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();

describe("cutting", () => {
  it("keeps the pixels that were meant, and gives every variant a new address", async () => {
    const original = await png(600, 400);
    const before = await add(original, "Hang.png");
    let after = before;
    const ticks = await ticksOf(services.database, async () => {
      after = await cut(before.id, 100, 50, 300, 200);
    });
    expect(after).toMatchObject({
      id: before.id,
      name: "Hang.png",
      width: 300,
      height: 200,
      version: 2,
      isEdited: true,
    });
    const wanted = await sharp(original).extract({ left: 100, top: 50, width: 300, height: 200 }).raw().toBuffer();
    expect((await pixels(await bytesOf(before.id))).equals(wanted)).toBe(true);
    const known = new Set([...before.variants, ...before.webpVariants].map(({ id }) => id));
    for (const { id, res } of [...after.variants, ...after.webpVariants]) {
      expect(known.has(id)).toBe(false);
      expect(res.w / res.h).toBeCloseTo(1.5);
    }
    expect(ticks).toEqual([["files"]]);
    expect(await services.storedPaths()).toHaveLength(3);
  });

  it("goes by what people see of a photo that lies on its side", async () => {
    const before = await add(await phonePhoto(600, 400), "Handy.jpg");
    expect(before).toMatchObject({ width: 400, height: 600 });
    const after = await cut(before.id, 0, 300, 400, 300);
    expect(after).toMatchObject({ width: 400, height: 300 });
    const { exif, orientation } = await sharp(await bytesOf(before.id)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it("beyond the picture is refused, and changes nothing", async () => {
    const { id } = await add(await png(60, 40), "a.png");
    await expect(cut(id, 1, 0, 60, 40)).rejects.toMatchObject({ kind: "invalid", details: { fields: { w: {} } } });
    expect(await getFile(services.database.db, id)).toMatchObject({ version: 1, width: 60, edits: [] });
  });
});

describe("turning", () => {
  it("by a quarter turns every pixel, clockwise", async () => {
    const original = await png(30, 20);
    const { id } = await add(original, "a.png");
    expect(await turn(id, 90)).toMatchObject({ width: 20, height: 30 });
    const wanted = await sharp(original).rotate(90).raw().toBuffer();
    expect((await pixels(await bytesOf(id))).equals(wanted)).toBe(true);
  });

  it("by a few degrees leaves no empty corner", async () => {
    const white = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    const { id } = await add(white, "weiss.png");
    for (const angle of [3, -7.5, 44, 135, 271]) {
      const { width, height } = await turn(id, angle);
      const darkest = (await pixels(await bytesOf(id))).reduce((dark, value) => Math.min(dark, value), 255);
      expect(darkest, `${angle}°`).toBeGreaterThan(250);
      const { info } = await sharp(await bytesOf(id)).toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
      await restore(id);
    }
  });

  it("round and round is the picture as it was, bytes and all", async () => {
    const original = await jpeg(90, 60);
    const { id } = await add(original, "a.jpg");
    for (let quarter = 0; quarter < 4; quarter += 1) await turn(id, 90);
    expect((await bytesOf(id)).equals(original)).toBe(true);
    expect(await getFile(services.database.db, id)).toMatchObject({ edits: [], width: 90, height: 60 });
  });

  it("by nothing keeps version and variants", async () => {
    const before = await add(await jpeg(), "a.jpg");
    expect(await turn(before.id, 360)).toEqual(before);
    expect(await restore(before.id)).toEqual(before);
  });
});

describe("one edit after the other", () => {
  it("each goes by the picture as it then is; 'restore' takes all of them back", async () => {
    const original = await jpeg(600, 400);
    const { id } = await add(original, "a.jpg");
    await turn(id, 90);
    const edited = await cut(id, 0, 500, 400, 100);
    expect(edited).toMatchObject({ width: 400, height: 100 });
    const restored = await restore(id);
    expect(restored).toMatchObject({ width: 600, height: 400, isEdited: false, version: 4, focal: { x: 0.5, y: 0.5 } });
    expect((await bytesOf(id)).equals(original)).toBe(true);
    expect(restored.variants[0]?.id).not.toBe(edited.variants[0]?.id);
    expect(await services.storedPaths()).toHaveLength(5);
  });

  it("costs no quota: what counts is the size of what was uploaded", async () => {
    const original = await jpeg(600, 400);
    const { id } = await add(original, "a.jpg");
    await turn(id, 12);
    expect(await sumOriginalBytes(services.database.db)).toBe(original.length);
  });

  it("an animated picture stays one, frame by frame at its pace", async () => {
    const { id } = await add(await animatedGif(5, 24, 16), "a.gif");
    expect(await turn(id, 90)).toMatchObject({ width: 16, height: 24 });
    expect(await cut(id, 0, 0, 10, 12)).toMatchObject({ width: 10, height: 12 });
    expect(await sharp(await bytesOf(id), { animated: true }).metadata()).toMatchObject({
      format: "gif",
      pages: 5,
      width: 10,
      pageHeight: 12,
      delay: [40, 40, 40, 40, 40],
    });
  });

  it("of two at the same time one is told that the picture is no longer the one it meant", async () => {
    const { id, version } = await add(await jpeg(60, 40), "a.jpg");
    const read = services.storage.readBuffer.bind(services.storage);
    const bothHaveRead = Promise.withResolvers<void>();
    let count = 0;
    const reading = vi.spyOn(services.storage, "readBuffer").mockImplementation(async (hash) => {
      count += 1;
      if (count === 2) bothHaveRead.resolve();
      await bothHaveRead.promise;
      return read(hash);
    });
    const ends = await Promise.allSettled([turn(id, 90), turn(id, 90)]);
    reading.mockRestore();
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find((end) => end.status === "rejected")?.reason).toMatchObject({ kind: "conflict" });
    await expect(editPicture(services, { id, version, edit: null })).rejects.toMatchObject({ kind: "conflict" });
    expect(await getFile(services.database.db, id)).toMatchObject({ version: 2, width: 40 });
  });
});

describe("what cannot be edited", () => {
  it("is no picture, is not there, or can no longer be read", async () => {
    const { id } = await add(pdf, "Heft.pdf");
    await expect(turn(id, 90)).rejects.toMatchObject({ kind: "noPicture" });
    await expect(turn("0190a000-0000-7000-8000-000000000000", 90)).rejects.toMatchObject({ kind: "notFound" });
    const broken = await add(await jpeg(), "a.jpg");
    const { hash } = await getFile(services.database.db, broken.id);
    const path = (await services.storedPaths()).find((stored) => stored.replaceAll("/", "").endsWith(hash)) ?? "";
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, 60));
    await expect(turn(broken.id, 90)).rejects.toMatchObject({ kind: "unreadablePicture" });
    expect(await getFile(services.database.db, broken.id)).toMatchObject({ version: 1, edits: [] });
  });
});
