// DATABASE_URL may have two addresses: the address of a pooler, and the address of the PostgreSQL server behind the
// pooler.

export type DatabaseAddresses = {
  /** The address for transactions. A pooler may use a different connection for each transaction. */
  shared: string;
  /** The address for LISTEN, migrations and commands, because these need their own connection. */
  direct: string;
  isPooled: boolean;
};

/** @param url `postgres://…@pooler:6432/site?direct=server:5432`; without `direct`, both addresses are the same */
export function addressesIn(url: string): DatabaseAddresses {
  const shared = new URL(url);
  const server = shared.searchParams.get("direct");
  if (server === null) return { shared: url, direct: url, isPooled: false };
  shared.searchParams.delete("direct");
  const direct = new URL(shared);
  // If a host without a port is assigned, the URL keeps its old port. So the pooler's port is removed first.
  direct.port = "";
  direct.host = server;
  return { shared: shared.href, direct: direct.href, isPooled: true };
}

export function isHostAndPort(text: string): boolean {
  return /^[^/?#@\s]+$/u.test(text) && URL.canParse(`postgres://${text}`);
}
