import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { addressesIn } from "./addresses.ts";
import { EMBEDDED_PORT, openEmbedded, runningSocketDir } from "./embedded/open.ts";
import { prepareRepeated } from "./embedded/prepared-statements.ts";
import { isDatabaseUnavailable } from "./errors.ts";

export type DatabaseTarget =
  | { kind: "postgres"; url: string }
  | { kind: "embedded"; dataDir: string }
  | { kind: "memory"; snapshotFile: string | null };

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Queryable = Db | Tx;

/** Receives the topics of public content that a committed transaction has changed. */
export type ContentListener = (topics: ReadonlySet<string>) => void;

export type Database = {
  kind: DatabaseTarget["kind"];
  db: Db;
  pool: pg.Pool;
  contentListeners: Set<ContentListener>;
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

// Requests must fail within 3 s while PostgreSQL is unreachable or locked (security.md).
export const requestLimits = {
  max: 10,
  connectionTimeoutMillis: 1_200,
  lock_timeout: 1_500,
  statement_timeout: 2_400,
  query_timeout: 2_600,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

/** Commands may read for a long time, but must not wait for a lock for ever. */
export const commandLimits = { max: 2, connectionTimeoutMillis: 5_000, lock_timeout: 30_000, keepAlive: true };

/**
 * @param onBrokenConnection called when the server or the network has ended a connection
 * @throws if the embedded directory is in use or cannot be read; PostgreSQL is not contacted yet
 */
export async function openDatabase(
  target: DatabaseTarget,
  onBrokenConnection: (error: Error) => void = () => {},
  limits: pg.PoolConfig = requestLimits,
): Promise<Database> {
  if (target.kind === "postgres") {
    const pool = postgresPool(target.url, limits);
    return assemble(target.kind, pool, onBrokenConnection, {
      dump: () => Promise.reject(new Error("only an embedded database is dumped")),
      close: async () => {},
    });
  }
  const embedded = await openEmbedded(
    target.kind === "embedded" ? target.dataDir : null,
    target.kind === "memory" ? target.snapshotFile : null,
  );
  const pool = embeddedPool(embedded.socketDir, prepareRepeated);
  return assemble(target.kind, pool, onBrokenConnection, embedded);
}

/**
 * Opens the embedded database of a running site, for a command. During a transaction of the command, the site waits.
 * @throws a sentence if the site's process is unreachable
 */
export function openRunningDatabase(dataDir: string): Database {
  const pool = embeddedPool(runningSocketDir(dataDir));
  return assemble("embedded", pool, () => {}, {
    dump: () => Promise.reject(new Error("a database is dumped by the process that has it")),
    close: async () => {},
  });
}

/** A pooler refuses connections with their own settings, so the time limits must be part of its configuration. */
function postgresPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const { shared, isPooled } = addressesIn(url);
  const { lock_timeout, statement_timeout, idle_in_transaction_session_timeout, ...ownLimits } = limits;
  const serverLimits = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout };
  return new pg.Pool({ connectionString: shared, ...ownLimits, ...(!isPooled && serverLimits) });
}

/** A single connection, because PGlite is one session, in which statements of two clients would mix. */
function embeddedPool(socketDir: string, onConnect?: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  return new pg.Pool({
    host: socketDir,
    port: EMBEDDED_PORT,
    user: "postgres",
    database: "postgres",
    max: 1,
    ...(onConnect && { onConnect }),
    // Idle connections stay open, because a new connection would have to prepare its statements again.
    idleTimeoutMillis: 0,
  });
}

function assemble(
  kind: DatabaseTarget["kind"],
  pool: pg.Pool,
  onBrokenConnection: (error: Error) => void,
  backend: Pick<Database, "dump" | "close">,
): Database {
  // `onBrokenConnection` reports the error. Without this listener, the error would also end the process.
  pool.on("error", () => {});
  // The pool listens only to idle connections, and an unheard error within a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onBrokenConnection));
  const db = drizzle({ client: pool });
  const contentListeners = new Set<ContentListener>();
  guardTransactions(db, pool, contentListeners);
  return {
    kind,
    db,
    pool,
    contentListeners,
    dump: backend.dump,
    close: async () => {
      await pool.end();
      await backend.close();
    },
  };
}

const currentTransaction = new AsyncLocalStorage<{ changedTopics: Set<string> }>();

/** Marks that the current transaction changes public content. */
export function markContentChanged(topic: string): void {
  currentTransaction.getStore()?.changedTopics.add(topic);
}

/**
 * Runs each transaction on its own connection, which is always released. Drizzle never releases the connection if BEGIN
 * fails, so a restart of PostgreSQL under load would empty the pool.
 * Inside a transaction only `tx` is allowed. A query on `db` would wait for ever for the only connection of the
 * embedded database. On PostgreSQL the mistake would stay unnoticed, so both databases refuse it.
 */
function guardTransactions(db: Db, pool: pg.Pool, contentListeners: ReadonlySet<ContentListener>): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (currentTransaction.getStore()) throw new Error("use tx, not db, inside a transaction");
    return connect(...args);
  }) as typeof pool.connect;
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    const transaction = { changedTopics: new Set<string>() };
    let isBroken = true;
    try {
      const result = await drizzle({ client }).transaction(
        (tx) => currentTransaction.run(transaction, () => work(tx)),
        settings,
      );
      isBroken = false;
      if (transaction.changedTopics.size > 0)
        for (const listener of contentListeners) listener(transaction.changedTopics);
      return result;
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
