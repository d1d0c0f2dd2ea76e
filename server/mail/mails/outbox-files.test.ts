import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailFilesOf } from "./outbox-files.ts";

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
