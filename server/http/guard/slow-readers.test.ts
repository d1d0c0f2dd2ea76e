import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { isOwnNetwork } from "../../outside/own-network.ts";
import { limitByAddress } from "./connections-by-address.ts";
import { limitPipelining } from "./pipelining.ts";
import { type ReaderWatch, watchReaders } from "./slow-readers.ts";

/** Larger than the socket buffers of client and server. */
const ANSWER = Buffer.alloc(60_000_000, "x");

let server: Server;
let clients: Socket[];
const served: Socket[] = [];

beforeEach(async () => {
  clients = [];
  served.length = 0;
  server = createServer((request, response) => {
    served.push(request.socket);
    response.end(request.url === "/short" ? "kurz" : ANSWER);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(): Socket {
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  clients.push(client.on("error", () => {}));
  return client;
}

async function ask(path: string): Promise<Socket> {
  const before = served.length;
  const client = open();
  client.pause().write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await expect.poll(() => served.length).toBe(before + 1);
  return served.at(-1) as Socket;
}

const sentOf = (socket: Socket): number => {
  const { bytesWritten, writeQueueSize } = (socket as unknown as { _handle: Record<string, number> })._handle;
  return (bytesWritten ?? 0) - (writeQueueSize ?? 0);
};

/**
 * The sockets are stalled after this many equal readings in a row. The number is high, because the kernel also pauses
 * between chunks.
 */
const LOOKS = 10;

/** Waits until no socket makes progress, because the socket buffers of client and server are full. */
async function stall(sockets: readonly Socket[]): Promise<void> {
  let before = "";
  for (let same = 0; same < LOOKS;) {
    const sent = sockets.map(sentOf).join();
    same = sent === before ? same + 1 : 0;
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("clients that never read", () => {
  let clock: number;
  let watch: ReaderWatch;

  beforeEach(() => {
    clock = 0;
    watch = watchReaders(server, 2, () => clock);
  });

  function sweepAt(seconds: number): void {
    clock = seconds * 1000;
    watch.sweep();
  }

  const ended = (): boolean[] => served.map(({ destroyed }) => destroyed);

  it("are disconnected after half a minute if there are many, else after three minutes", async () => {
    for (let n = 0; n < 4; n += 1) await ask("/");
    await stall(served);
    sweepAt(0);
    sweepAt(29);
    expect(ended()).toEqual([false, false, false, false]);
    sweepAt(31);
    expect(ended().filter(Boolean)).toHaveLength(2);
    sweepAt(179);
    expect(ended().filter(Boolean)).toHaveLength(2);
    sweepAt(181);
    expect(ended()).toEqual([true, true, true, true]);
  });

  it("are disconnected after seconds if they take all connections", async () => {
    server.maxConnections = 4;
    for (let n = 0; n < 4; n += 1) await ask("/");
    await stall(served);
    sweepAt(0);
    const refused = open();
    await once(refused, "close");
    expect(ended()).toEqual([false, false, false, false]);
    clock = 6_000;
    await once(open(), "close");
    await expect.poll(() => ended().filter(Boolean)).toHaveLength(2);
    await ask("/short");
  });

  it("are distinguished from slow clients, and from idle connections", async () => {
    const slow = await ask("/");
    await stall([slow]);
    await ask("/short");
    open();
    sweepAt(0);
    const before = sentOf(slow);
    const [client] = clients;
    client?.on("readable", () => client.read());
    await expect.poll(() => sentOf(slow)).toBeGreaterThan(before);
    sweepAt(181);
    expect(ended()).toEqual([false, false]);
  });
});

it("a connection with dozens of pipelined requests is closed", async () => {
  limitPipelining(server, 4);
  const client = open();
  client.pause().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(40));
  await expect.poll(() => served.map(({ destroyed }) => destroyed)).toEqual([true, true, true, true]);
  expect(await answersTo("GET /short HTTP/1.1\r\nHost: a\r\n\r\n".repeat(4))).toBe(4);
});

async function answersTo(bytes: string): Promise<number> {
  const client = open();
  let text = "";
  client.on("data", (chunk: Buffer) => (text += chunk.toString()));
  client.write(bytes);
  await expect.poll(() => text.match(/kurz/gu)?.length).toBe(4);
  return text.match(/kurz/gu)?.length ?? 0;
}

describe("one address", () => {
  it("gets its share of the connections, and new ones after some have ended", async () => {
    limitByAddress(server, 2, () => false);
    const answered = async (): Promise<boolean> => {
      const client = open();
      client.write("GET /short HTTP/1.1\r\nHost: a\r\n\r\n");
      return new Promise((resolve) => client.once("data", () => resolve(true)).once("close", () => resolve(false)));
    };
    expect([await answered(), await answered(), await answered()]).toEqual([true, true, false]);
    const [first] = served;
    clients[0]?.destroy();
    await once(first as Socket, "close");
    expect(await answered()).toBe(true);
  });

  test.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:192.168.1.4", true],
    ["10.1.2.3", true],
    ["fe80::1%eth0", true],
    ["fd00::1", true],
    ["172.32.0.1", false],
    ["203.0.113.7", false],
    ["::ffff:203.0.113.7", false],
    ["2001:db8::1", false],
  ])("%s is of a network of one's own: %s", (address, isOwn) => {
    expect(isOwnNetwork(address)).toBe(isOwn);
  });
});
