import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { files } from "#db/schema/files.ts";
import { unusedBytes } from "#db/schema/unused-bytes.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { NO_WAIT_MS, openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { png } from "#testing/pictures.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { createFile } from "./create-file.ts";
import { removeFiles } from "./remove-files.ts";
import { findUsedHashes, getFile } from "./store.ts";
import { removeUnusedBytes } from "./unused-bytes.ts";
import { listArriving, listUnused } from "./unused-bytes-store.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());
afterEach(async () => {
  for (const table of [files, unusedBytes]) await services.database.db.delete(table);
});

const listed = async (): Promise<number> => services.database.db.$count(unusedBytes);

async function add(): Promise<{ id: string; hash: string }> {
  const received = await receiveBytes(services, await png(40, 30));
  const { id } = await createFile(services, { received, name: "a.png" });
  return getFile(services.database.db, id);
}

test("those of a file that is removed for good stay for an hour, and then go with their variants", async () => {
  const { id, hash } = await add();
  expect(await listed()).toBe(0);
  await removeFiles(services, [id], { isForGood: true });
  await removeUnusedBytes(services);
  expect(await services.storage.has(hash)).toBe(true);
  await removeUnusedBytes(services, NO_WAIT_MS);
  expect(await services.storage.has(hash)).toBe(false);
  expect([await listed(), await services.storedPaths()]).toEqual([0, []]);
});

test("those that are stored again within the hour are off the list", async () => {
  const { id } = await add();
  await removeFiles(services, [id], { isForGood: true });
  const { hash } = await add();
  expect(await listed()).toBe(0);
  await removeUnusedBytes(services, NO_WAIT_MS);
  expect(await services.storage.has(hash)).toBe(true);
});

test("those that are listed and used are only taken off the list", async () => {
  const { hash } = await add();
  await services.database.db.transaction((tx) => listUnused(tx, [hash]));
  await removeUnusedBytes(services, NO_WAIT_MS);
  expect([await listed(), await services.storage.has(hash)]).toEqual([0, true]);
});

test("those of an upload that ended before its row, as at a kill, go like those of a removed file", async () => {
  const hash = await services.storage.write(Buffer.from("ohne Zeile"));
  await listArriving(services.database.db, [hash], "upload");
  await removeUnusedBytes(services);
  expect(await services.storage.has(hash)).toBe(true);
  await removeUnusedBytes(services, NO_WAIT_MS);
  expect(await services.storage.has(hash)).toBe(false);
});

test("a row never names bytes that were removed before it was stored", async () => {
  const bytes = await png(40, 30);
  const received = await receiveBytes(services, bytes);
  const stored = withBytesInPlace(services, { received, variants: [] }, async () => {
    await services.storage.remove(received.hash);
  });
  await expect(stored).rejects.toMatchObject({ kind: "unavailable" });
});

test("a failed upload takes its bytes along at once, but not those that another one is about to use", async () => {
  const write = async (hash: string, work: () => Promise<unknown>): Promise<unknown> =>
    withBytesInPlace(services, { received: { hash, keep: async () => {} }, variants: [] }, work).catch(() => null);
  const fail = (): Promise<never> => Promise.reject(new AppError("quotaExceeded"));
  const alone = await services.storage.write(Buffer.from("allein"));
  await write(alone, fail);
  expect(await services.storage.has(alone)).toBe(false);
  const shared = await services.storage.write(Buffer.from("gemeinsam"));
  await listArriving(services.database.db, [shared], "another");
  await write(shared, fail);
  expect([await services.storage.has(shared), await listed()]).toEqual([true, 1]);
});

test("on a full disk, bytes of files that were removed for good go at once; those of uploads that are under way stay", async () => {
  const { id, hash } = await add();
  await removeFiles(services, [id], { isForGood: true });
  const arriving = await services.storage.write(Buffer.from("unterwegs"));
  await listArriving(services.database.db, [arriving], "upload");
  const full = { ...services.storage, write: () => Promise.reject(new AppError("diskFull")) };
  const received = await receiveBytes(services, await png(50, 30));
  const context = { ...services, services: { ...services, storage: full } };
  await expect(createFile(context, { received, name: "b.png" })).rejects.toMatchObject({ kind: "diskFull" });
  expect([await services.storage.has(hash), await services.storage.has(arriving)]).toEqual([false, true]);
});

test("one that cannot be removed is tried again later, and keeps no other from going", async () => {
  const hashes = await Promise.all(["a", "b", "c"].map((text) => services.storage.write(Buffer.from(text))));
  await services.database.db.transaction((tx) => listUnused(tx, hashes));
  const stuck = {
    ...services.storage,
    remove: (hash: string) =>
      hash === hashes[1] ? Promise.reject(new Error("no permission")) : services.storage.remove(hash),
  };
  await removeUnusedBytes({ ...services, storage: stuck }, NO_WAIT_MS);
  expect(await Promise.all(hashes.map((hash) => services.storage.has(hash)))).toEqual([false, true, false]);
  await removeUnusedBytes(services, NO_WAIT_MS);
  expect([await services.storage.has(hashes[1] ?? ""), await listed()]).toEqual([false, 0]);
});

test("while they are removed and stored again at the same time, every row has its bytes", async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id } = await add();
    await removeFiles(services, [id], { isForGood: true });
    const [again] = await Promise.allSettled([add(), removeUnusedBytes(services, NO_WAIT_MS)]);
    if (again.status === "rejected") expect(again.reason).toMatchObject({ kind: "unavailable" });
    const rows = await services.database.db.select().from(files);
    const used = await findUsedHashes(
      services.database.db,
      rows.map(({ hash }) => hash),
    );
    for (const hash of used) expect(await services.storage.has(hash), `round ${round}`).toBe(true);
    await removeFiles(
      services,
      rows.map((row) => row.id),
      { isForGood: true },
    );
  }
});
