import type { Pool, PoolClient } from "pg";

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
