import { afterAll, beforeAll, expect, it } from "vitest";
import { projectBlocks } from "../../content/entries/projection.ts";
import { createEntry } from "../../content/entries/save-entry.ts";
import { findEntry } from "../../content/entries/store.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { jpeg } from "#testing/pictures.ts";
import { createFile } from "./create-file.ts";
import { editPicture } from "./edit-picture.ts";
import { listUses } from "./list-uses.ts";
import { removeFiles } from "./remove-files.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());

const textOf = async (id: string) => {
  const row = await findEntry(services.database.db, id, { publicAt: null });
  return projectBlocks(row?.blocks ?? []).content.join("");
};
const shown = (file: string, variantId: string) => `<img src="/api/v0/download/${file}/${variantId}" alt="Hang" />`;

it("a picture in a text is used there, follows its file's edits, and goes when the file goes", async () => {
  const { database } = services;
  const received = await receiveBytes(services, await jpeg(1300, 900));
  const file = await createFile(services, { received, name: "Hang.jpg" });
  const wide = file.webpVariants.at(-1)?.id ?? "";
  const unknown = shown(file.id.replace(/^./u, "f"), wide);
  const entry = await createEntry(services, {
    title: "Am Hang",
    content: ["<p>a</p>", `<p>b${shown(file.id, wide)}${unknown}</p>`],
  });
  expect(await listUses(services, [file.id])).toMatchObject({
    items: [{ id: entry.id, uses: [{ fileId: file.id, place: { type: "text", number: 2 } }] }],
    usedIds: [file.id],
  });

  const edited = await editPicture(services, { id: file.id, edit: { type: "crop", x: 0, y: 0, w: 700, h: 500 } });
  expect(await textOf(entry.id)).toBe(
    `<p>a</p><p>b${shown(file.id, edited.webpVariants.at(-1)?.id ?? "")}${unknown}</p>`,
  );
  expect((await findEntry(database.db, entry.id, { publicAt: null }))?.version).toBe(2);

  await removeFiles(services, [file.id], { isForGood: true });
  expect(await textOf(entry.id)).toBe(`<p>a</p><p>b${unknown}</p>`);
});
