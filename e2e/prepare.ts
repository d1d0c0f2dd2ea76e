// Builds the client and makes one seeded site; every test worker gets a copy.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site.ts";

/** The directory that is copied, and the password that the first start printed. */
export const seededDir = (): string => process.env["SEEDED_DIR"] ?? "";
export const firstPassword = (): string => process.env["SEEDED_PASSWORD"] ?? "";

export default async function prepare(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "site-seeded-"));
  const site = await startSite(directory);
  const password = /^admin: \S+ (\S+)$/mu.exec(site.stderr())?.[1];
  await site.stop();
  if (!password) throw new Error("the first start printed no password");
  process.env["SEEDED_DIR"] = directory;
  process.env["SEEDED_PASSWORD"] = password;
  return () => rm(directory, { recursive: true });
}

export async function copySeeded(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "site-e2e-"));
  await cp(seededDir(), directory, { recursive: true });
  return directory;
}
