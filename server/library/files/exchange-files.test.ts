import { afterAll, beforeAll, expect, test } from "vitest";
import { v7 as newId } from "uuid";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { type EditedServices, openEditedServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg, pdf, png } from "#testing/pictures.ts";
import { ticksOf } from "#testing/ticks.ts";
import { createFile } from "./create-file.ts";

let services: TestServices;
let editor: EditedServices["editor"];
beforeAll(async () => {
  ({ services, editor } = await openEditedServices());
});
afterAll(() => services.close());

const add = async (bytes: Buffer, name: string, more = {}): Promise<LibraryFile> =>
  createFile(services, { received: await receiveBytes(services, bytes), name, ...more });
const byId = (id: string) => editor.files.byId({ id });
const alt = { de: "Ein Apfel", en: "An apple", decorative: false };
const consent = { basis: "mündlich", until: null };

test("a picture gets another one's content wherever it stands, and both come back as they were", async () => {
  const apple = await add(await png(900, 600), "Apfel.png", { tags: ["Obst"], alt, focal: { x: 0.2, y: 0.8 } });
  await editor.files.update({ id: apple.id, consent });
  const before = await editor.files.crop({ id: apple.id, x: 0, y: 0, w: 700, h: 500 });
  const upload = await add(await jpeg(500, 400), "IMG_0815.jpg");
  const id = before.webpVariants.at(-1)?.id ?? "";
  const content = [`<p><img src="/api/v0/download/${apple.id}/${id}" alt="Apfel" /></p>`];
  const entry = await editor.entries.create({ title: "Fest", mainPicture: apple.id, content, publishDate: "now" });
  const paths = (await services.storedPaths()).sort();

  const said = { de: "Eine Birne", en: "A pear", decorative: false };
  const ticks = await ticksOf(services.database, async () => {
    const pear = await editor.files.exchange({
      id: apple.id,
      version: before.version,
      withId: upload.id,
      nameWith: "Apfel (bisher)",
      alt: said,
    });
    expect(pear).toMatchObject({
      id: apple.id,
      name: "Apfel.jpg",
      width: 500,
      tags: ["Obst"],
      alt: said,
      consent: null,
    });
    expect(pear.variants).toEqual(upload.variants);
  });
  expect(ticks.flat()).toContain("files");
  const kept = await byId(upload.id);
  expect(kept).toMatchObject({ name: "Apfel (bisher).png", width: 700, alt, consent, isEdited: true, tags: [] });
  const html = (await editor.entries.byId({ id: entry.id })).blocks.map((block) => JSON.stringify(block)).join("");
  expect(html).toContain(`/download/${apple.id}/${upload.webpVariants.at(-1)?.id}`);

  await editor.files.exchange({ id: apple.id, withId: upload.id });
  expect(await byId(apple.id)).toEqual({ ...before, updated: expect.any(String), version: before.version + 2 });
  expect((await services.storedPaths()).sort()).toEqual(paths);
  expect(await editor.files.restore({ id: apple.id })).toMatchObject({ width: 900, isEdited: false });
});

test("whatever cannot be exchanged changes nothing", async () => {
  const [one, other] = [await add(await jpeg(60, 40, 7), "a.jpg"), await add(await jpeg(60, 40, 8), "b.jpg")];
  const leaflet = await add(pdf, "Blatt.pdf");
  const refused: [Parameters<typeof editor.files.exchange>[0], string][] = [
    [{ id: one.id, withId: one.id }, "invalid"],
    [{ id: one.id, withId: newId() }, "notFound"],
    [{ id: one.id, withId: leaflet.id }, "otherFileKind"],
    [{ id: one.id, version: 7, withId: other.id }, "conflict"],
  ];
  for (const [input, kind] of refused)
    await expect(editor.files.exchange(input), kind).rejects.toMatchObject({ cause: { kind } });
  expect([await byId(one.id), await byId(other.id)]).toEqual([one, other]);
});
