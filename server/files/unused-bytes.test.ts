// Bytes are removed when nothing uses them, and not before.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServices, type TestServices } from "../testing/file-services.ts";
import { holdBytes, removeUnusedBytes } from "./unused-bytes.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
});
afterAll(() => services.close());

test("bytes that an upload holds stay until the last one lets them go", async () => {
  const hash = await services.storage.write(Buffer.from("gehalten"));
  const releaseFirst = await holdBytes([hash]);
  const releaseSecond = await holdBytes([hash]);
  await removeUnusedBytes(services, [hash]);
  releaseFirst();
  await removeUnusedBytes(services, [hash]);
  expect(await services.storage.has(hash)).toBe(true);
  releaseSecond();
  await removeUnusedBytes(services, [hash]);
  expect(await services.storage.has(hash)).toBe(false);
});

test("an upload waits for a removal of its bytes that has begun, so that it does not take them for stored", async () => {
  const hash = await services.storage.write(Buffer.from("wird gelöscht"));
  const begun = Promise.withResolvers<void>();
  let isRemoved = false;
  const slow = {
    ...services.storage,
    remove: async (one: string) => {
      begun.resolve();
      await services.storage.remove(one);
      isRemoved = true;
    },
  };
  const removal = removeUnusedBytes({ ...services, storage: slow }, [hash]);
  await begun.promise;
  const release = await holdBytes([hash]);
  expect(isRemoved).toBe(true);
  release();
  await removal;
});
