// Before the browser tests, builds the client and one seeded site. The sites of the tests are copies of it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgresBinaries, startPrivatePostgres } from "../testing/postgres.ts";
import { createDatabase, databaseUrl } from "../testing/postgres-databases.ts";
import { publishSeed, SEEDED_DATABASE } from "./site-data.ts";
import { startSite } from "./site.ts";

/** If PostgreSQL is installed, the run starts a server for its sites. PGlite would need twice the CPU time. */
export default async function prepare(): Promise<() => Promise<void>> {
  const postgres = (await findPostgresBinaries()) === null ? null : await startPrivatePostgres();
  if (postgres) await createDatabase(postgres.url, SEEDED_DATABASE, "template1");
  else
    process.stderr.write("PostgreSQL is not installed: the sites run on the embedded database, which takes longer\n");
  const directory = await mkdtemp(join(tmpdir(), "site-seeded-"));
  const site = await startSite({
    directory,
    env: postgres ? { DATABASE_URL: databaseUrl(postgres.url, SEEDED_DATABASE) } : {},
  });
  const password = /^admin: \S+ (\S+)$/mu.exec(site.stderr())?.[1];
  await site.stop();
  if (!password) throw new Error("the first start printed no password");
  publishSeed({ directory, password, serverUrl: postgres?.url ?? "" });
  return async () => {
    await rm(directory, { recursive: true });
    await postgres?.close();
  };
}
