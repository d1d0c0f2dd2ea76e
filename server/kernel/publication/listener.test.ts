// Behind some poolers, queries work but notifications do not arrive. The listener soon stops trusting such a
// connection.
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { type ContentListener, listenToContent } from "./listener.ts";
import { CONTENT_CHANNEL } from "./public-change.ts";

const isInstalled = (await findPostgresBinaries()) !== null;

/** The first byte of PostgreSQL's NotificationResponse. */
const NOTIFICATION = "A".charCodeAt(0);

type Proxy = {
  url: string;
  setDeaf: (isDeaf: boolean) => void;
  dropped: Map<Socket, string[]>;
  close: () => Promise<void>;
};

/** The channel's name begins at byte 9, after kind, length and process, and ends with a zero byte. */
const channelOf = (notification: Buffer): string => notification.toString("utf8", 9, notification.indexOf(0, 9));

/** The proxy forwards everything between client and server. While it is deaf, it drops notifications. */
async function startProxy(target: string): Promise<Proxy> {
  let isDeaf = false;
  const sockets = new Set<Socket>();
  const dropped = new Map<Socket, string[]>();
  const { port, hostname } = new URL(target);
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let rest = Buffer.alloc(0);
    dropped.set(client, []);
    client.pipe(upstream);
    upstream.on("data", (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (isDeaf && rest[0] === NOTIFICATION) dropped.get(client)?.push(channelOf(rest.subarray(0, end)));
        else client.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
    upstream.on("close", () => client.destroy()).on("error", () => client.destroy());
    client.on("close", () => upstream.destroy()).on("error", () => upstream.destroy());
    for (const socket of [client, upstream]) sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    setDeaf: (deaf) => {
      isDeaf = deaf;
    },
    dropped,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.runIf(isInstalled)("a listener whose connection hears no notifications", () => {
  let postgres: PrivatePostgres;
  let proxy: Proxy;
  let listener: ContentListener;
  let other: pg.Client;
  const heard: string[] = [];

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    proxy = await startProxy(postgres.url);
    other = new pg.Client({ connectionString: proxy.url });
    await other.connect();
    listener = listenToContent(proxy.url, pino({ level: "silent" }), (topic) => heard.push(topic));
  });
  afterAll(async () => {
    await listener.close();
    await other.end();
    await proxy.close();
    await postgres.close();
  });

  const poll = { interval: 20 };
  const tell = (topic: string) => other.query("select pg_notify($1, $2)", [CONTENT_CHANNEL, topic]);
  /** Each poll sends a notification, because a new connection does not receive earlier ones. */
  const heardAfter = async (topic: string) => {
    await tell(topic);
    return heard;
  };

  it("is trusted as long as it hears itself and others, and only so long", async () => {
    await expect.poll(listener.isListening, poll).toBe(true);
    await expect.poll(() => heardAfter("entries"), poll).toContain("entries");

    proxy.setDeaf(true);
    await tell("files");
    await expect.poll(listener.isListening, poll).toBe(false);
    expect(heard).not.toContain("files");
    const missed = [...proxy.dropped.values()].map((channels) => channels.filter((name) => name !== CONTENT_CHANNEL));
    expect(Math.max(...missed.map(({ length }) => length))).toBe(1);
    expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("is not trusted again before it hears, and then counts with what it has missed", async () => {
    // Counts the listener's attempts. In each attempt the query works, but the notification does not arrive.
    const tries = async () =>
      (await other.query("select count(*)::int as n from pg_stat_activity where query like '%pg_notify%'")).rows[0]?.n;
    await expect.poll(tries, poll).toBeGreaterThan(1);
    expect(listener.isListening()).toBe(false);
    heard.length = 0;
    proxy.setDeaf(false);
    await expect.poll(listener.isListening, poll).toBe(true);
    expect(heard[0]).toBe("");
    await expect.poll(() => heardAfter("settings"), poll).toContain("settings");
  });
});
