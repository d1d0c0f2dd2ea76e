// Hears of changes that other processes make to what guests see, over PostgreSQL's LISTEN.
import pg from "pg";
import type { Logger } from "pino";
import { CONTENT_CHANNEL } from "./version.ts";

const HEARTBEAT_MS = 1_000;
const RECONNECT_MS = 500;
const TIMEOUT_MS = 1_000;

export type ContentListener = {
  /** False while changes of others would not be heard: then nothing may be trusted that was cached. */
  isListening: () => boolean;
  close: () => Promise<void>;
};

/** Where there is one process, there is nobody to listen to. */
export const alwaysListening: ContentListener = { isListening: () => true, close: async () => {} };

/** @param onChange called for every change, and whenever some may have been missed */
export function listenToContent(url: string, log: Logger, onChange: () => void): ContentListener {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lose = (lost: pg.Client, cause: unknown): void => {
    if (client !== lost) return;
    client = null;
    log.warn({ err: cause }, "lost the connection that hears of changes: pages are served uncached until it is back");
    lost.end().catch((error: unknown) => log.debug({ err: error }, "the lost connection did not close in order"));
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    next.on("error", (error) => lose(next, error)).on("end", () => lose(next, new Error("the connection ended")));
    next.on("notification", onChange);
    await next.connect();
    await next.query(`listen ${CONTENT_CHANNEL}`);
    client = next;
    onChange();
  };
  // A connection that a network swallowed says nothing by itself: it is asked every second.
  const beat = async (): Promise<void> => {
    const asked = client;
    try {
      if (asked) await asked.query("select 1");
      else await connect();
    } catch (error) {
      if (asked) lose(asked, error);
      else log.debug({ err: error }, "cannot listen for changes yet");
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
