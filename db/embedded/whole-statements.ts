// Keeps the parts of a statement together. The socket's server takes messages of all connections in the order in which
// they arrive, and lets a connection finish only what is in a transaction; but the embedded database is one session, in
// which the parts of another connection's statement would take the place of those that came first.
import type { PGlite } from "@electric-sql/pglite";

/** Messages of the frontend/backend protocol 3.0 that begin or go on with a statement of several parts; Sync ends it. */
const parts = new Set([..."PBDECH"].map((type) => type.charCodeAt(0)));
const SYNC = Uint8Array.from([..."S\0\0\0\x04"].map((byte) => byte.charCodeAt(0)));

/** @returns the database as the socket's server uses it: also between the parts of a statement it is in a transaction */
export function withWholeStatements(pglite: PGlite): PGlite {
  let isWithin = false;
  const changed: Partial<PGlite> = {
    isInTransaction: () => isWithin || pglite.isInTransaction(),
    execProtocolRawStream: async (message, options) => {
      isWithin = parts.has(message[0] ?? 0);
      return pglite.execProtocolRawStream(message, options);
    },
    // The server rolls back what a broken connection has left.
    exec: async (query, options) => {
      if (isWithin) await pglite.execProtocolRaw(SYNC);
      isWithin = false;
      return pglite.exec(query, options);
    },
  };
  return new Proxy(pglite, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in changed ? changed : target, name);
      return typeof value === "function" && !(name in changed) ? value.bind(target) : value;
    },
  });
}
