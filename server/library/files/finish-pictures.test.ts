import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { files, pictureWork } from "#db/schema/files.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { setQuota } from "#testing/quota.ts";
import { animatedGif, jpeg } from "#testing/pictures.ts";
import { editPicture } from "./edit-picture.ts";
import { createFile } from "./create-file.ts";
import { finishNextPicture } from "./finish-pictures.ts";
import { askAvif } from "./picture-work.ts";
import { presentFile, presentPicture } from "./present.ts";
import { removeFiles } from "./remove-files.ts";
import { type FileRow, getFile } from "./store.ts";

let opened: TestServices;
let services: TestServices["services"];
beforeAll(async () => {
  opened = await openTestServices();
  services = { ...opened.services, avifWidths: [400] };
  await setQuota(services.database, 10_000_000);
});
afterAll(() => opened.close());
beforeEach(async () => {
  const ids = (await services.database.db.select({ id: files.id }).from(files)).map(({ id }) => id);
  await removeFiles(opened, ids, { isForGood: true });
});

async function add(bytes: Buffer, isQuick: boolean, name = "Apfel.jpg"): Promise<string> {
  const received = await receiveBytes(opened, bytes);
  return (await createFile({ ...opened, services }, { received, name, isQuick })).id;
}

const row = (id: string): Promise<FileRow> => getFile(services.database.db, id);
const widthsOf = ({ variants }: FileRow, mime: string) =>
  variants.filter((one) => one.mime === mime).map(({ width }) => width);
const turn = (id: string) => editPicture({ ...opened, services }, { id, edit: { type: "rotate", angle: 90 } });
const waiting = async () => (await services.database.db.select().from(pictureWork)).map(({ fileId }) => fileId);
async function finishAll(): Promise<void> {
  while (await finishNextPicture(services));
}
const wantAvif = (id: string) => services.database.db.transaction((tx) => askAvif(tx, [id]));

describe("a quick upload", () => {
  it("has one width, and all of them after the job: the same version, the same addresses", async () => {
    const id = await add(await jpeg(1300, 900), true);
    const quick = await row(id);
    expect([widthsOf(quick, "image/jpeg"), widthsOf(quick, "image/webp")]).toEqual([[800], [800]]);
    expect([quick.width, quick.placeholder]).toEqual([1300, expect.any(String)]);
    expect(await waiting()).toEqual([id]);
    await finishAll();
    const finished = await row(id);
    for (const mime of ["image/jpeg", "image/webp"]) expect(widthsOf(finished, mime)).toEqual([400, 800, 1300]);
    expect(finished.variants).toEqual(expect.arrayContaining(quick.variants));
    expect([finished.version, await waiting()]).toEqual([quick.version, []]);
    for (const { hash } of finished.variants) expect(await services.storage.has(hash)).toBe(true);
  });

  it("of a small picture has its only width", async () => {
    expect(widthsOf(await row(await add(await jpeg(300, 200), true)), "image/jpeg")).toEqual([300]);
  });

  it("that was edited meanwhile keeps the variants of the edit", async () => {
    const id = await add(await jpeg(1300, 900), true);
    await turn(id);
    const edited = await row(id);
    await finishAll();
    expect(await row(id)).toEqual(edited);
    expect(await waiting()).toEqual([]);
  });
});

it("two processes do not make the same renditions; a stop leaves the work for later", async () => {
  const id = await add(await jpeg(1300, 900), true);
  await expect(finishNextPicture(services, AbortSignal.abort())).rejects.toThrow();
  expect(await finishNextPicture(services)).toBe(false);
  const later = { ...services, now: () => new Date(Date.now() + 3_600_000) };
  expect(widthsOf(await row(id), "image/jpeg")).toEqual([800]);
  expect(await finishNextPicture(later)).toBe(true);
  expect(widthsOf(await row(id), "image/jpeg")).toEqual([400, 800, 1300]);
});

describe("the AVIF variants of a page's first picture", () => {
  it("are made once, are seen by guests at once, and are made again after an edit", async () => {
    const id = await add(await jpeg(500, 300), false);
    await wantAvif(id);
    const before = services.clock.generation(["files"]);
    await finishAll();
    expect(services.clock.generation(["files"])).toBe(before + 1);
    expect(widthsOf(await row(id), "image/avif")).toEqual([400]);
    // Pages use them; REST has no field for them.
    expect(presentPicture(await row(id)).avifVariants).toHaveLength(1);
    expect(presentFile(await row(id))).not.toHaveProperty("avifVariants");
    await wantAvif(id);
    expect(await waiting()).toEqual([]);
    await turn(id);
    expect(widthsOf(await row(id), "image/avif")).toEqual([]);
    expect(await waiting()).toEqual([id]);
    await finishAll();
    expect(widthsOf(await row(id), "image/avif")).toEqual([300]);
  });

  it("are not made of an animation, nor of a file that is gone", async () => {
    const id = await add(await animatedGif(3), false, "Apfel.gif");
    await wantAvif(id);
    await finishAll();
    expect([widthsOf(await row(id), "image/avif"), await waiting()]).toEqual([[], []]);
    await wantAvif("0192f0c1-0000-7000-8000-000000000000");
    expect(await waiting()).toEqual([]);
  });
});
