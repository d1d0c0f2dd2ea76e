import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { entries } from "#db/schema/entries.ts";
import { binnedFiles, binnedPlaces } from "#db/schema/file-bin.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { products } from "#db/schema/products.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import { storeSettingsUses } from "../settings/file-owner.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { projectBlocks } from "../../content/entries/projection.ts";
import { createCaller } from "../../router.ts";
import {
  buildFilesApp,
  contextOf,
  NO_WAIT_MS,
  openEditedServices,
  receiveBytes,
  type EditedServices,
  type TestServices,
} from "#testing/file-services.ts";
import { insertFile } from "#testing/library.ts";
import { png } from "#testing/pictures.ts";
import { setQuota } from "#testing/quota.ts";
import { createFile } from "./create-file.ts";
import { binnedFileRetention, expireBinnedFiles } from "./drop-binned-files.ts";
import { removeFiles } from "./remove-files.ts";
import { replaceFile } from "./replace-file.ts";
import { removeUnusedBytes } from "./unused-bytes.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { withReserve } from "./with-reserve.ts";

let services: TestServices;
let editor: EditedServices["editor"];
let app: FastifyInstance;
beforeAll(async () => {
  ({ services, editor } = await openEditedServices());
  app = await buildFilesApp(services);
});
afterAll(async () => {
  await app.close();
  await services.close();
});
afterEach(async () => {
  services.services.now = () => new Date();
  await setQuota(services.database, null);
  const { db } = services.database;
  for (const table of [entries, products, mapPlaces]) await db.delete(table);
  const left = await db.select({ id: files.id }).from(files);
  await removeFiles(
    services,
    left.map(({ id }) => id),
    { isForGood: true },
  );
  await editor.files.bin.empty();
  expect([await services.storedPaths(), await db.$count(binnedPlaces)]).toEqual([[], 0]);
});

const bin = (skip = 0) => editor.files.bin.list({ limit: 10, skip });
const add = async (bytes: Buffer, more = {}) =>
  createFile(services, { received: await receiveBytes(services, bytes), name: "Apfel.png", ...more });
const statusOf = async (path: string) =>
  (await app.inject({ url: `/api/v0/download/${path}`, headers: { "x-viewer": "guest" } })).statusCode;
const used = async () => (await editor.files.quota()).used;
const inDays = (days: number): void => {
  services.services.now = () => new Date(Date.now() + days * 86_400_000);
};
const expire = () => expireBinnedFiles(services.services);

async function mediaOf(id: string): Promise<string[]> {
  const [entry] = await services.database.db.select().from(entries).where(eq(entries.id, id));
  return projectBlocks(entry?.blocks ?? []).media.flat();
}

describe("a removed file", () => {
  test("is no longer downloaded or listed, counts against the quota, and comes back as it was", async () => {
    const alt = { de: "Ein Apfel", en: "An apple", decorative: false };
    const file = await add(await png(500, 300), { tags: ["Obst|Äpfel"], alt });
    const entry = await editor.entries.create({ title: "Fest", mainPicture: file.id, media: [[file.id]] });
    const variant = `${file.id}/${file.variants[0]?.id}`;
    expect([await statusOf(file.id), await statusOf(variant)]).toEqual([200, 200]);
    const before = await used();

    await editor.files.remove({ id: file.id });
    expect([await statusOf(file.id), await statusOf(variant)]).toEqual([404, 404]);
    expect((await editor.files.list({})).total).toBe(0);
    await expect(editor.files.byId({ id: file.id })).rejects.toMatchObject({ cause: { kind: "notFound" } });
    expect(await used()).toBe(before);
    expect((await editor.files.quotaDetails()).binned).toEqual({ count: 1, bytes: file.sizeBytes });
    expect((await editor.entries.byId({ id: entry.id })).mainPicture).toBeNull();
    const [binned] = await services.database.db.select({ hashes: binnedFiles.hashes }).from(binnedFiles);
    await services.database.db.transaction((tx) => listUnused(tx, binned?.hashes ?? []));
    await removeUnusedBytes(services, NO_WAIT_MS);
    const { items, total, bytes } = await bin();
    expect([total, bytes]).toEqual([1, file.sizeBytes]);
    expect(items).toMatchObject([{ id: file.id, name: "Apfel.png", kind: "image", by: "Ada" }]);
    const days = Date.parse(items[0]?.goneOn ?? "") - Date.parse(items[0]?.removed ?? "");
    expect(days).toBe(BIN_DAYS * 86_400_000);

    expect(await editor.files.bin.restore({ ids: [file.id] })).toEqual({ restored: 1, putBack: 1, left: 0 });
    expect(await editor.files.byId({ id: file.id })).toEqual({ ...file, updated: expect.any(String) });
    expect([await statusOf(file.id), await statusOf(variant)]).toEqual([200, 200]);
    expect(await editor.entries.byId({ id: entry.id })).toMatchObject({ mainPicture: file.id, version: 3 });
    expect(await mediaOf(entry.id)).toEqual([file.id]);
    expect((await editor.files.uses({ ids: [file.id] })).total).toBe(1);
    expect([(await bin()).total, await services.database.db.$count(binnedPlaces)]).toEqual([0, 0]);
    const actions = await services.database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["remove", "restore"]));
  });

  test("comes back with others or alone, in any order, to its place among the others", async () => {
    const ids = [];
    for (let seed = 1; seed <= 4; seed += 1) ids.push(await insertFile(services.database));
    const [one = "", two = "", three = "", four = ""] = ids;
    const entry = await editor.entries.create({ title: "Vier Bilder", media: [ids] });
    await editor.files.removeMany({ ids: [one, three] });
    await editor.files.remove({ id: two });
    await editor.files.remove({ id: four, isForGood: true });
    expect(await mediaOf(entry.id)).toEqual([]);
    await editor.files.bin.restore({ ids: [one] });
    expect(await mediaOf(entry.id)).toEqual([one]);
    await editor.files.bin.restore({ ids: [three] });
    expect(await mediaOf(entry.id)).toEqual([one, three]);
    await editor.files.bin.restore({ ids: [two] });
    expect(await mediaOf(entry.id)).toEqual([one, two, three]);
    await editor.files.removeMany({ ids: [one, two, three] });
    const version = (await editor.entries.byId({ id: entry.id })).version;
    expect(await editor.files.bin.restore({ ids: [one, two, three] })).toEqual({ restored: 3, putBack: 1, left: 0 });
    expect(await editor.entries.byId({ id: entry.id })).toMatchObject({ version: version + 1 });
  });

  test("does not undo what others have changed since", async () => {
    const [kept, id] = [await insertFile(services.database), await insertFile(services.database)];
    const entry = await editor.entries.create({ title: "Fest", media: [[id]] });
    const gone = await editor.entries.create({ title: "Bald fort", mainPicture: id });
    await editor.files.remove({ id });
    await editor.entries.update({ id: entry.id, media: [[kept]] });
    await editor.entries.remove({ id: gone.id });
    expect(await editor.files.bin.restore({ ids: [id] })).toEqual({ restored: 1, putBack: 0, left: 1 });
    expect(await mediaOf(entry.id)).toEqual([kept]);
  });

  test("comes back into products, places on the map, settings and working copies", async () => {
    const { db } = services.database;
    const id = await insertFile(services.database);
    const product = await editor.products.create({
      title: "Saft",
      price: 300,
      media: { images: [id] },
      downloads: [id],
    });
    const place = newId();
    await db.insert(mapPlaces).values({ id: place, title: "Hof", text: "", lat: 49, lng: 9, picture: id });
    const entry = await editor.entries.create({ title: "Fest" });
    const draft = { title: "Fest", mainPicture: id, blocks: [] };
    await editor.workingCopies.save({ id: entry.id, version: 1, seen: null, writer: "anna0001", draft });
    await db.insert(fileUses).values({ ownerKind: "map", ownerId: place, fileId: id });
    const stored = await getSettings(db);
    await db.transaction(async (tx) => {
      const site = { ...stored.settings.site, logo: id };
      const shop = { ...stored.settings.shop, guaranteeNotice: { de: id, en: null } };
      const after = { ...stored, settings: { ...stored.settings, site, shop } };
      await storeSettings(tx, after, ["site", "shop"]);
      await storeSettingsUses(tx, after);
    });
    const namedNow = async () => {
      const { site, shop } = (await getSettings(db)).settings;
      const [onMap] = await db.select().from(mapPlaces);
      const [sold] = await db.select().from(products);
      const [copy] = await db.select().from(workingCopies);
      return [
        onMap?.picture,
        copy?.draft["mainPicture"],
        site.logo,
        shop.guaranteeNotice.de,
        sold?.images,
        sold?.downloads,
      ];
    };
    await editor.files.remove({ id });
    expect(await namedNow()).toEqual([null, null, null, null, [], []]);
    expect(await editor.files.bin.restore({ ids: [id] })).toEqual({ restored: 1, putBack: 5, left: 0 });
    expect(await namedNow()).toEqual([id, id, id, id, [id], [id]]);
    expect(await db.$count(fileUses, eq(fileUses.fileId, id))).toBe(5);
    expect((await editor.products.byId({ id: product.id })).version).toBe(3);
  });

  test("comes back only if it is in the bin, and all of them or none", async () => {
    const id = await insertFile(services.database);
    await editor.files.remove({ id });
    for (const ids of [[id, newId()], [newId()]]) {
      await expect(editor.files.bin.restore({ ids })).rejects.toMatchObject({ cause: { kind: "notFound" } });
      await expect(editor.files.bin.remove({ ids })).rejects.toMatchObject({ cause: { kind: "notFound" } });
    }
    expect((await bin()).total).toBe(1);
  });

  test("stays in the bin while another file has its bytes", async () => {
    const bytes = await png(60, 40);
    const { id } = await add(bytes);
    await editor.files.remove({ id });
    const other = await add(await png(70, 40));
    await replaceFile(services, { id: other.id, received: await receiveBytes(services, bytes), name: "b.png" });
    await expect(editor.files.bin.restore({ ids: [id] })).rejects.toMatchObject({
      cause: { kind: "duplicateFile", details: { existing: { id: other.id } } },
    });
    await editor.files.remove({ id: other.id });
    expect((await bin()).total).toBe(2);
  });

  test("is nobody's who may not remove or upload", async () => {
    const guest = createCaller(contextOf(services, guestViewer)).files.bin;
    const ids = [newId()];
    const calls = [
      () => guest.list({ limit: 10 }),
      () => guest.restore({ ids }),
      () => guest.remove({ ids }),
      () => guest.empty(),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ cause: { kind: "signedOut" } });
  });
});

describe("the same bytes, uploaded again,", () => {
  test("restore the file with all that is said of it, also when the quota is full", async () => {
    const bytes = await png(80, 60);
    const file = await add(bytes, { tags: ["Obst"], alt: { de: "Ein Apfel", en: "", decorative: false } });
    const entry = await editor.entries.create({ title: "Fest", media: [[file.id]] });
    await editor.files.remove({ id: file.id });
    await setQuota(services.database, await used());
    const again = await add(bytes, { name: "anders.png", tags: ["Neu"] });
    expect(again).toEqual({
      ...file,
      updated: expect.any(String),
      notices: [{ code: "restoredFromBin", name: "Apfel.png" }],
    });
    expect(await mediaOf(entry.id)).toEqual([file.id]);
    await expect(add(bytes)).rejects.toMatchObject({ kind: "duplicateFile" });
  });

  test("restore it once, however often they are sent at once", async () => {
    const bytes = await png(80, 60);
    const { id } = await add(bytes);
    await editor.files.remove({ id });
    const results = await Promise.allSettled([add(bytes), add(bytes), add(bytes)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ kind: "duplicateFile" });
    expect((await editor.files.list({})).items.map((file) => file.id)).toEqual([id]);
  });

  test("restore it also if it came into the bin while they were examined", async () => {
    const bytes = await png(90, 60);
    let other = "";
    const storage = {
      ...services.storage,
      write: async (variant: Buffer) => {
        if (other === "") {
          other = "under way";
          other = (await add(bytes)).id;
          await editor.files.remove({ id: other });
        }
        return services.storage.write(variant);
      },
    };
    const received = await receiveBytes(services, bytes);
    const context = { ...services, services: { ...services.services, storage } };
    expect((await createFile(context, { received, name: "a.png" })).id).toBe(other);
    expect([(await editor.files.list({})).total, (await bin()).total]).toEqual([1, 0]);
  });

  test("have one row and all their bytes, whatever happens to the file meanwhile", async () => {
    const bytes = await png(40, 30);
    const ways = {
      removed: (id: string) => removeFiles(services, [id]),
      expired: async (id: string) => {
        await removeFiles(services, [id]);
        inDays(BIN_DAYS + 1);
        await Promise.all([expire(), removeUnusedBytes(services, NO_WAIT_MS)]);
      },
      restored: async (id: string) => {
        await removeFiles(services, [id]);
        await editor.files.bin.restore({ ids: [id] }).catch(() => null);
      },
    };
    for (const [name, way] of Object.entries(ways))
      for (let round = 0; round < 8; round += 1) {
        await add(bytes).catch(() => null);
        const { items } = await editor.files.list({});
        await Promise.all([way(items[0]?.id ?? ""), add(bytes).catch(() => null)]);
        services.services.now = () => new Date();
        await add(bytes).catch(() => null);
        await removeUnusedBytes(services, NO_WAIT_MS);
        const rows = await services.database.db.select().from(files);
        expect([rows.length, (await bin()).total], name).toEqual([1, 0]);
        const file = await editor.files.byId({ id: rows[0]?.id ?? "" });
        expect(await statusOf(file.id), name).toBe(200);
        for (const { id } of file.variants) expect(await statusOf(`${file.id}/${id}`), name).toBe(200);
      }
  });
});

describe("a file goes for good", () => {
  test("after its days, page by page, with its bytes", async () => {
    const { id } = await add(await png(300, 200));
    const many = [];
    for (let index = 0; index < 201; index += 1) many.push(await insertFile(services.database));
    await removeFiles(services, [...many, id]);
    inDays(BIN_DAYS - 1);
    expect([await expire(), (await bin()).total]).toEqual([0, 202]);
    inDays(BIN_DAYS + 1);
    await binnedFileRetention.start(services.services).stop();
    expect([(await bin()).total, await used()]).toEqual([0, 0]);
    expect(await services.storedPaths()).toEqual([]);
    await expect(editor.files.bin.restore({ ids: [id] })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  });

  test("and keeps no text of an owner that was changed or removed meanwhile", async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await insertFile(services.database));
    const [edited, removed, same] = await Promise.all(
      ids.map((id) => editor.entries.create({ title: "Fest", content: ["<p>Anna Muster hilft</p>"], media: [[id]] })),
    );
    await editor.files.removeMany({ ids });
    const version = async (id: string) => (await editor.entries.byId({ id })).version;
    const { id } = edited as { id: string };
    await editor.entries.update({ id, version: await version(id), content: ["<p>Jemand hilft</p>"] });
    await editor.entries.remove({ id: removed?.id ?? "" });
    expect(await services.database.db.$count(binnedPlaces)).toBe(3);
    expect(await expire()).toBe(0);
    const kept = await services.database.db.select({ id: binnedPlaces.ownerId }).from(binnedPlaces);
    expect(kept).toEqual([{ id: same?.id }]);
    expect(await editor.files.bin.restore({ ids })).toEqual({ restored: 3, putBack: 1, left: 2 });
  });

  test("at once, out of the bin, and when the bin is emptied: its bytes and its share of the quota are free", async () => {
    const pictures = await Promise.all([1, 2, 3].map((wider) => png(300 + wider, 200)));
    const [one, two, three] = [
      await add(pictures[0] as Buffer),
      await add(pictures[1] as Buffer),
      await add(pictures[2] as Buffer),
    ];
    await editor.files.remove({ id: one.id, isForGood: true });
    expect([(await bin()).total, await used()]).toEqual([0, two.sizeBytes + three.sizeBytes]);
    await editor.files.removeMany({ ids: [two.id, three.id] });
    expect(await editor.files.bin.remove({ ids: [two.id] })).toEqual({ removed: 1 });
    expect(await used()).toBe(three.sizeBytes);
    expect(await services.storedPaths()).toHaveLength(2);
    expect(await editor.files.bin.empty()).toEqual({ removed: 1 });
    expect([await used(), await services.storedPaths()]).toEqual([0, []]);
  });

  test("also on a full disk, for which the reserve is given up once", async () => {
    let tries = 0;
    const work = async (): Promise<string> => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      return "removed";
    };
    const reserve = (had: boolean) => ({ giveUp: () => Promise.resolve(had), fill: () => Promise.resolve(true) });
    expect(await withReserve({ ...services, services: { reserve: reserve(true) } }, work)).toBe("removed");
    tries = 0;
    const given = withReserve({ ...services, services: { reserve: reserve(false) } }, work);
    await expect(given).rejects.toMatchObject({ code: "ENOSPC" });
  });
});
