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

/** Called after the commit of a transaction, with the topics of public content that the transaction has changed. */
export type ContentListener = (topics: ReadonlySet<string>) => void;

export type Database = {
  kind: DatabaseTarget["kind"];
  db: Db;
  pool: pg.Pool;
  contentListeners: Set<ContentListener>;
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

// If PostgreSQL is unreachable or locked, requests must fail within 3 s (security.md).
export const requestLimits = {
  max: 10,
  connectionTimeoutMillis: 1_200,
  lock_timeout: 1_500,
  statement_timeout: 2_400,
  query_timeout: 2_600,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

/** Commands may read for a long time, but must not wait forever for a lock. */
export const commandLimits = { max: 2, connectionTimeoutMillis: 5_000, lock_timeout: 30_000, keepAlive: true };

/**
 * @param onBrokenConnection called if the server or the network has ended a connection
 * @throws if the embedded directory is in use or cannot be read; PostgreSQL is not contacted here
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
 * Commands call this function to open the embedded database of a running site. While the command is in a transaction,
 * the site waits.
 * @throws an error with a sentence for the user, if the site's process has not opened its database yet
 */
export function openRunningDatabase(dataDir: string): Database {
  const pool = embeddedPool(runningSocketDir(dataDir));
  return assemble("embedded", pool, () => {}, {
    dump: () => Promise.reject(new Error("a database is dumped by the process that has it")),
    close: async () => {},
  });
}

/**
 * A pooler refuses connections that set time limits of their own. With a pooler, its configuration must contain the
 * time limits.
 */
function postgresPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const { shared, isPooled } = addressesIn(url);
  const { lock_timeout, statement_timeout, idle_in_transaction_session_timeout, ...ownLimits } = limits;
  const serverLimits = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout };
  return new pg.Pool({ connectionString: shared, ...ownLimits, ...(!isPooled && serverLimits) });
}

/** The pool has only one connection. PGlite is one session, so statements on two connections would mix. */
function embeddedPool(socketDir: string, onConnect?: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  return new pg.Pool({
    host: socketDir,
    port: EMBEDDED_PORT,
    user: "postgres",
    database: "postgres",
    max: 1,
    ...(onConnect && { onConnect }),
    // An idle connection stays open, because a new one would have to prepare its statements again.
    idleTimeoutMillis: 0,
  });
}

function assemble(
  kind: DatabaseTarget["kind"],
  pool: pg.Pool,
  onBrokenConnection: (error: Error) => void,
  backend: Pick<Database, "dump" | "close">,
): Database {
  // An 'error' event without a listener would end the process. The error itself goes to `onBrokenConnection`.
  pool.on("error", () => {});
  // The pool forwards only errors of idle connections. So each connection gets a listener, which also gets errors
  // within a transaction.
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

/** Notes that the current transaction changes public content of this topic. */
export function markContentChanged(topic: string): void {
  currentTransaction.getStore()?.changedTopics.add(topic);
}

/**
 * Runs each transaction on a separate connection, which is always released. Inside a transaction, a query on `db` is
 * refused, because it would wait forever for the embedded database's only connection.
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
