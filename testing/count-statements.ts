// Counts database statements, for tests of costs that must not grow with the number of rows.
import type { Pool, PoolClient } from "pg";

/** @returns the number of statements in transactions since this call */
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
