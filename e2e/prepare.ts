// Before the browser tests, builds the client and one seeded site. The sites of the tests are copies of it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPostgresBinaries, startPrivatePostgres } from "../testing/postgres.ts";
import { createDatabase, databaseUrl } from "../testing/postgres-databases.ts";
import { publishSeed, SEEDED_DATABASE } from "./site-data.ts";
import { startSite } from "./site.ts";

const LOOK_MS = 200;

/** If PostgreSQL is installed, the run starts a server for its sites. PGlite would need twice the CPU time. */
export default async function prepare(): Promise<() => Promise<void>> {
  const postgres = (await findPostgresBinaries()) === null ? null : await startPrivatePostgres();
  if (postgres) await createDatabase(postgres.url, SEEDED_DATABASE, "template1");
  else
    process.stderr.write("PostgreSQL is not installed: the sites run on the embedded database, which takes longer\n");
  const directory = await mkdtemp(join(tmpdir(), "site-seeded-"));
  const url = postgres && databaseUrl(postgres.url, SEEDED_DATABASE);
  const site = await startSite({ directory, env: url === null ? {} : { DATABASE_URL: url } });
  if (url !== null) await untilPicturesAreFinished(url);
  const password = /^admin: \S+ (\S+)$/mu.exec(site.stderr())?.[1];
  await site.stop();
  if (!password) throw new Error("the first start printed no password");
  publishSeed({ directory, password, serverUrl: postgres?.url ?? "" });
  return async () => {
    await rm(directory, { recursive: true });
    await postgres?.close();
  };
}

/** Otherwise each copy would make the same variants again, in the middle of its test. */
async function untilPicturesAreFinished(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const left = async () => Number((await client.query("select count(*) as n from picture_work")).rows[0]?.n);
  while ((await left()) > 0) await wait(LOOK_MS);
  await client.end();
}
