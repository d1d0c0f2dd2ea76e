import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dropOldMailFiles, mailFilesOf } from "./outbox-files.ts";

let dir: string;
const outbox = (name: string) => join(dir, "outbox", name);
const mail = "To: anna@example.org\r\nSubject: x\r\n\r\nx";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "outbox-"));
  await mkdir(outbox(""));
});
afterAll(() => rm(dir, { recursive: true }));

it("mails of a person are found while others are being written and removed", async () => {
  await writeFile(outbox("stays.eml"), mail);
  for (const name of ["removed.eml", "removed.eml.part", "written.eml.part"])
    await symlink(outbox("nothing"), outbox(name));
  await writeFile(outbox("written.eml"), mail);
  const found = await mailFilesOf({ DATA_DIR: dir }, "anna@example.org");
  expect([...new Set(found.map(({ path }) => basename(path)))].toSorted()).toEqual(["stays.eml", "written.eml"]);
});

it("files of mails are kept for their days, and only the newest of many", async () => {
  await rm(outbox(""), { recursive: true });
  await mkdir(outbox(""));
  const day = (date: number): Date => new Date(Date.UTC(2026, 9, date));
  for (const date of [1, 2, 3, 4, 5]) {
    await writeFile(outbox(`${date}.eml`), mail);
    await utimes(outbox(`${date}.eml`), day(date), day(date));
  }
  await writeFile(outbox("note.txt"), "not a mail");
  expect(await dropOldMailFiles({ DATA_DIR: dir }, day(2))).toBe(1);
  expect(await dropOldMailFiles({ DATA_DIR: dir }, day(2), 2)).toBe(2);
  expect((await readdir(outbox(""))).toSorted()).toEqual(["4.eml", "5.eml", "note.txt"]);
  expect(await dropOldMailFiles({ DATA_DIR: `${dir}/none` }, day(2))).toBe(0);
});
