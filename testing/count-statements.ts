// Counts what a database is asked, for tests of what may not grow with the number of rows.
import type { Pool, PoolClient } from "pg";

/** @returns how many statements there were in transactions from now on */
export function countStatements(pool: Pool): () => number {
  let count = 0;
  const known = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => ((count += 1), query(...given))) as typeof client.query;
  });
  return () => count;
}
