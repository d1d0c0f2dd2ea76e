// Counts database statements, for tests that check that their number does not grow with the number of rows.
import type { Pool, PoolClient } from "pg";

/** @returns a function that returns the number of statements in transactions since this call */
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
