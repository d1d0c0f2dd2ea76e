import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestServices, receiveBytes, type TestServices } from "#testing/file-services.ts";
import { createFile } from "../../library/files/create-file.ts";
import { jpeg, pdf } from "#testing/pictures.ts";
import { walkArchive } from "./walk.ts";
import { writeArchive } from "./write.ts";

const PASSPHRASE = "Goldparmäne im Spätherbst";
const HEAD = 40;
const CHUNK = 65_536 + 16;
let dir: string;
let services: TestServices;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "encrypt-test-"));
  services = await openTestServices();
  for (const [name, bytes] of [
    ["Apfel.jpg", await jpeg(900, 600)],
    ["Satzung.pdf", pdf],
  ] as const)
    await createFile(services, { received: await receiveBytes(services, bytes), name, tags: [] });
  file = join(dir, "backup.tar.gz.enc");
  await writeArchive(services, file, PASSPHRASE);
});
afterAll(async () => {
  await services.close();
  await rm(dir, { recursive: true });
});

async function refusal(bytes: Buffer, passphrase: string | undefined = PASSPHRASE): Promise<string> {
  const path = join(dir, "changed");
  await writeFile(path, bytes);
  const error: unknown = await walkArchive(path, {}, passphrase).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : "read";
}

it("an encrypted archive is read with its passphrase, and shows nothing without it", async () => {
  const plain = join(dir, "plain.tar.gz");
  await writeArchive(services, plain);
  const { files, tables } = await walkArchive(file, {}, PASSPHRASE);
  expect(files.count).toBeGreaterThan(2);
  expect(await walkArchive(plain, {}, PASSPHRASE)).toMatchObject({ files, tables });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // A gzip header at its place: the archive without a passphrase has it.
  const gzip = Buffer.from([0x1f, 0x8b]);
  expect((await readFile(plain)).subarray(0, 2)).toEqual(gzip);
  expect((await readFile(file)).subarray(HEAD, HEAD + 2)).not.toEqual(gzip);
});

it("two archives of the same rows have no bytes in common", async () => {
  const other = join(dir, "other.tar.gz.enc");
  await writeArchive(services, other, PASSPHRASE);
  expect((await readFile(other)).subarray(8, 24)).not.toEqual((await readFile(file)).subarray(8, 24));
});

it("a missing and a wrong passphrase are named", async () => {
  const bytes = await readFile(file);
  await expect(walkArchive(file)).rejects.toThrow("the archive is encrypted, and BACKUP_PASSPHRASE is not set");
  expect(await refusal(bytes, "eine andere Parole")).toBe("BACKUP_PASSPHRASE is not the passphrase of this archive");
});

it("changed, moved, repeated and missing bytes are noticed", async () => {
  const bytes = await readFile(file);
  expect(bytes.length).toBeGreaterThan(HEAD + 2 * CHUNK);
  const changed = Buffer.from(bytes);
  changed[HEAD + CHUNK + 5] = (changed[HEAD + CHUNK + 5] ?? 0) ^ 1;
  const [head, first, second] = [0, HEAD, HEAD + CHUNK].map((at, index) =>
    bytes.subarray(at, index === 0 ? HEAD : at + CHUNK),
  ) as [Buffer, Buffer, Buffer];
  const rest = bytes.subarray(HEAD + 2 * CHUNK);
  for (const wrong of [
    changed,
    Buffer.concat([head, second, first, rest]),
    Buffer.concat([head, first, first, second, rest]),
    Buffer.concat([head, first, rest]),
    // Cut exactly between two chunks, and anywhere else.
    bytes.subarray(0, HEAD + CHUNK),
    bytes.subarray(0, HEAD + CHUNK + 100),
    bytes.subarray(0, bytes.length - 1),
    bytes.subarray(0, HEAD),
    Buffer.concat([bytes, Buffer.from("mehr")]),
  ])
    expect(await refusal(wrong)).toMatch(/^the archive is refused: /u);
});
