// Receives the content changes of other processes through PostgreSQL's LISTEN.
import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import { CONTENT_CHANNEL } from "./public-change.ts";

const HEARTBEAT_MS = 1_000;
const RECONNECT_MS = 500;
const TIMEOUT_MS = 1_000;

const NOT_HEARD =
  "DATABASE_URL: notifications do not arrive, as behind a transaction pooler; nothing is kept in caches until they do: " +
  "name the PostgreSQL server behind it with ?direct=HOST:PORT";

export type ContentListener = {
  isListening: () => boolean;
  close: () => Promise<void>;
};

class NotHeard extends Error {
  override message = "a notification was not heard";
}

/** For the embedded database, which has only one process. */
export const alwaysListening: ContentListener = { isListening: () => true, close: async () => {} };

/** @param onChange receives the topic of every change, or '' if changes may have been missed */
export function listenToContent(url: string, log: Logger, onChange: (topic: string) => void): ContentListener {
  // The listener sends notifications to itself on this channel. If they do not arrive, the connection is dead.
  const ownChannel = `content_${randomBytes(8).toString("hex")}`;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let heardItself: (() => void) | null = null;
  let isDeafnessTold = false;

  const openClient = (): pg.Client =>
    new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
  const lose = (lost: pg.Client, cause: unknown): void => {
    if (client !== lost) return;
    client = null;
    log.warn({ err: cause }, "lost the connection that hears of changes: pages are served uncached until it is back");
    lost.end().catch((error: unknown) => log.debug({ err: error }, "the lost connection did not close in order"));
  };
  const connect = async (): Promise<void> => {
    const next = openClient();
    next.on("error", (error) => lose(next, error)).on("end", () => lose(next, new Error("the connection ended")));
    next.on("notification", ({ channel, payload }) => {
      if (channel === ownChannel) heardItself?.();
      else onChange(payload ?? "");
    });
    try {
      await next.connect();
      await next.query(`listen ${CONTENT_CHANNEL}`);
      await next.query(`listen ${ownChannel}`);
      await hearAnother();
    } catch (error) {
      next
        .end()
        .catch((failure: unknown) => log.debug({ err: failure }, "a refused connection did not close in order"));
      throw error;
    }
    client = next;
    onChange("");
  };
  const hear = async (sender: pg.Client): Promise<void> => {
    const { promise: heard, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => reject(new NotHeard()), TIMEOUT_MS);
    heardItself = resolve;
    try {
      await Promise.all([heard, sender.query("select pg_notify($1, '')", [ownChannel])]);
    } finally {
      clearTimeout(late);
      heardItself = null;
    }
  };
  /**
   * Behind a transaction pooler, a connection receives its own notifications, but others only by chance. So a new
   * connection tests whether a notification from another connection arrives.
   */
  const hearAnother = async (): Promise<void> => {
    const sender = openClient();
    sender.on("error", (error) => log.debug({ err: error }, "the connection that sends to the listener broke"));
    try {
      await sender.connect();
      await hear(sender);
    } finally {
      await sender.end();
    }
  };
  const tell = (error: unknown): void => {
    if (!(error instanceof NotHeard) || isDeafnessTold)
      return log.debug({ err: error }, "cannot listen for changes yet");
    isDeafnessTold = true;
    log.error(NOT_HEARD);
  };
  const beat = async (): Promise<void> => {
    const asked = client;
    try {
      // A connection that the network has dropped causes no error. Only a received notification proves that it works.
      if (asked) await hear(asked);
      else await connect();
    } catch (error) {
      if (asked) lose(asked, error);
      else tell(error);
    }
    if (!isClosed) timer = setTimeout(() => (running = beat()), client ? HEARTBEAT_MS : RECONNECT_MS);
  };
  let running = beat();
  return {
    isListening: () => client !== null,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
