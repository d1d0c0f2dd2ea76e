import { findPostgresBinaries } from "./postgres.ts";

export const everything = [
  "contract/**/*.test.ts",
  "server/**/*.test.ts",
  "client/**/*.test.ts",
  "db/**/*.test.ts",
  "docs/**/*.test.ts",
  "locales/**/*.test.ts",
  "e2e/bench/**/*.test.ts",
  "testing/**/*.test.ts",
];

/** These files run only on PGlite. They test PGlite, its lock, commands beside a running site, and killed processes. */
export const embeddedOnly = [
  "db/embedded/**/*.test.ts",
  "server/cli/commands.test.ts",
  "server/letters/newsletter/killed.test.ts",
  "server/shop/payments/killed.test.ts",
  "server/start/embedded.test.ts",
];

/**
 * These files run on PGlite and on PostgreSQL. They test transactions, jobs, a migration of old rows, and a killed
 * process.
 */
export const embeddedToo = [
  "db/open.test.ts",
  "db/updated-everywhere.test.ts",
  "server/content/entries/old-names.test.ts",
  "server/http/rest/rest.test.ts",
  "server/kernel/jobs/jobs.test.ts",
  "server/start/interrupted.test.ts",
  "server/start/killed.test.ts",
];

/** These files take at least half a minute, so they start first. */
export const longest = [
  "server/start/start.test.ts",
  "server/cli/commands.test.ts",
  "server/cli/archive/under-load.test.ts",
  "server/cli/doctor/doctor.test.ts",
  "server/letters/newsletter/killed.test.ts",
  "testing/run/run-tool.test.ts",
  "server/start/interrupted.test.ts",
  "server/letters/social/killed.test.ts",
  "server/shop/payments/killed.test.ts",
  "server/start/killed.test.ts",
];

/** The address of a server on which databases may be created. If it is '', the tests start their own server. */
export const serverOfEnvironment = process.env["TEST_DATABASE_URL"] ?? "";

export const hasPostgres = serverOfEnvironment !== "" || (await findPostgresBinaries()) !== null;
if (!hasPostgres)
  process.stderr.write("PostgreSQL is not installed: all tests run on the embedded database, which takes longer\n");
