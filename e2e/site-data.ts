// Creates the data of a tested site: a data directory and, on PostgreSQL, a separate database.
import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, databaseUrl, dropDatabase } from "../testing/postgres-databases.ts";

export type SiteData = {
  directory: string;
  /**
   * The variable with the address of the database. It is empty if the site uses the embedded database in the directory.
   */
  env: Record<string, string>;
};
export type OwnData = SiteData & { remove: () => Promise<void> };

export const SEEDED_DATABASE = "site_seeded";

type Seed = { directory: string; password: string; serverUrl: string };

export function publishSeed(seed: Seed): void {
  process.env["SEEDED_SITE"] = JSON.stringify(seed);
}

function seed(): Seed {
  return JSON.parse(process.env["SEEDED_SITE"] ?? "") as Seed;
}

export const firstPassword = (): string => seed().password;

export async function copySeeded(): Promise<OwnData> {
  const data = await makeData(SEEDED_DATABASE);
  await cp(seed().directory, data.directory, { recursive: true });
  return data;
}

/** Data of a site that has never been started. */
export const emptyData = (): Promise<OwnData> => makeData("template1");

async function makeData(template: string): Promise<OwnData> {
  const directory = await mkdtemp(join(tmpdir(), "site-e2e-"));
  const { serverUrl } = seed();
  const removeDirectory = (): Promise<void> => rm(directory, { recursive: true });
  if (serverUrl === "") return { directory, env: {}, remove: removeDirectory };
  const name = `site_e2e_${randomBytes(6).toString("hex")}`;
  await createDatabase(serverUrl, name, template);
  return {
    directory,
    env: { DATABASE_URL: databaseUrl(serverUrl, name) },
    remove: async () => {
      await dropDatabase(serverUrl, name);
      await removeDirectory();
    },
  };
}
