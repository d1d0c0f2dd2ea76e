import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { files, fileVariants } from "#db/schema/files.ts";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { png } from "#testing/pictures.ts";
import { createFile } from "./create-file.ts";
import type { removeFiles } from "./remove-files.ts";

let services: TestServices;
/** A second instance of the module. It has its own memory, like another process. */
let other: { removeFiles: typeof removeFiles };

beforeAll(async () => {
  services = await openTestServices();
  vi.resetModules();
  other = await import("./remove-files.ts");
});
afterAll(() => services.close());

async function missingBytes(): Promise<string[]> {
  const { db } = services.database;
  const rows = await db.select({ hash: files.hash }).from(files);
  const variants = await db.select({ hash: fileVariants.hash }).from(fileVariants);
  const missing: string[] = [];
  for (const { hash } of [...rows, ...variants]) if (!(await services.storage.has(hash))) missing.push(hash);
  return missing;
}

const add = async (bytes: Buffer) =>
  createFile(services, { received: await receiveBytes(services, bytes), name: "a.png" });

test("a file that another process removes leaves its bytes to whoever stores them again meanwhile", async () => {
  const bytes = await png(40, 30);
  const { id } = await add(bytes);
  const stored = Promise.withResolvers<void>();
  const storage = {
    ...services.storage,
    remove: async (hash: string) => {
      await stored.promise;
      await services.storage.remove(hash);
    },
  };
  const theirs = { ...services, storage };
  const removal = other.removeFiles({ ...services, services: theirs }, [id], { isForGood: true });
  while ((await services.database.db.$count(files)) > 0);
  await add(bytes);
  stored.resolve();
  await removal;
  expect(await missingBytes()).toEqual([]);
});
