// DATABASE_URL contains the address of the pooler, and that of the PostgreSQL server behind it.

export type DatabaseAddresses = {
  /** The address for transactions. A pooler at this address may use another connection for each of them. */
  shared: string;
  /** For LISTEN, migrations and commands, which need their own connection. */
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
  // Assigning a host without a port keeps the port of the pooler.
  direct.port = "";
  direct.host = server;
  return { shared: shared.href, direct: direct.href, isPooled: true };
}

export function isHostAndPort(text: string): boolean {
  return /^[^/?#@\s]+$/u.test(text) && URL.canParse(`postgres://${text}`);
}
