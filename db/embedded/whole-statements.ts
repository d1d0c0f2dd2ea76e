// Keeps the messages of one statement together. The embedded database is one session, so a message of another
// connection would replace an unfinished statement.
import type { PGlite } from "@electric-sql/pglite";

/** Messages of an extended query (frontend/backend protocol 3.0). Sync ends the query. */
const parts = new Set([..."PBDECH"].map((type) => type.charCodeAt(0)));
const SYNC = Uint8Array.from([..."S\0\0\0\x04"].map((byte) => byte.charCodeAt(0)));

/** @returns a database for the socket's server, which reports a transaction while a statement is unfinished */
export function withWholeStatements(pglite: PGlite): PGlite {
  let isWithin = false;
  const changed: Partial<PGlite> = {
    isInTransaction: () => isWithin || pglite.isInTransaction(),
    execProtocolRawStream: async (message, options) => {
      isWithin = parts.has(message[0] ?? 0);
      return pglite.execProtocolRawStream(message, options);
    },
    // A broken connection may leave an unfinished statement. Sync ends it, and the server rolls it back.
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
