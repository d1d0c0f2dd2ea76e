// The addresses in DATABASE_URL: that of a pooler, and that of the PostgreSQL server behind it.

export type DatabaseAddresses = {
  /** For requests: a pooler may give each transaction another of its connections. */
  shared: string;
  /** For what needs a connection of its own: LISTEN, migrations, commands. */
  direct: string;
  /** Whether the two differ. */
  isPooled: boolean;
};

/** @param url `postgres://…@pooler:6432/site?direct=server:5432`; without `direct` there is one address for all */
export function addressesIn(url: string): DatabaseAddresses {
  const shared = new URL(url);
  const server = shared.searchParams.get("direct");
  if (server === null) return { shared: url, direct: url, isPooled: false };
  shared.searchParams.delete("direct");
  const direct = new URL(shared);
  // A host without a port would keep the pooler's.
  direct.port = "";
  direct.host = server;
  return { shared: shared.href, direct: direct.href, isPooled: true };
}

/** Whether a text is a host, with or without a port. */
export function isHostAndPort(text: string): boolean {
  return /^[^/?#@\s]+$/u.test(text) && URL.canParse(`postgres://${text}`);
}
