// Sends many requests to one address over raw sockets, because a client that parses HTTP is slower than the server.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { setTimeout as wait } from "node:timers/promises";
import { medianRatio, median, type Pair, rounded } from "./stats.ts";

/** Enough connections to keep a process busy all the time. */
const CONNECTIONS = 24;
const WARM_UP_MS = 1_500;
const ROUND_MS = 700;
/** Other work on the machine hardly changes the median of many short rounds. */
const ROUNDS = 15;

export type Target = { url: string; headers?: Record<string, string> };

export async function requestsPerSecond(target: Target, milliseconds: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSocket(target)));
  const counters = sockets.map((socket) => ask(socket, requestOf(target)));
  const begun = performance.now();
  await wait(milliseconds);
  const answers = counters.reduce((sum, counter) => sum + counter.answers, 0);
  const seconds = (performance.now() - begun) / 1_000;
  for (const socket of sockets) socket.destroy();
  const problem = counters.find((counter) => counter.problem !== null)?.problem;
  if (problem) throw new Error(`${target.url}: ${problem}`);
  return answers / seconds;
}

async function openSocket({ url }: Target): Promise<Socket> {
  const { protocol, hostname, port } = new URL(url);
  const address = { host: hostname, port: Number(port), noDelay: true };
  const isSecure = protocol === "https:";
  // The proxies that are measured use self-signed certificates.
  const socket = isSecure ? connectSecurely({ ...address, rejectUnauthorized: false }) : connect(address);
  await once(socket, isSecure ? "secureConnect" : "connect");
  return socket;
}

function requestOf({ url, headers = {} }: Target): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

type Counter = { answers: number; problem: string | null };

/** As soon as an answer is complete, sends the next request. All answers from an address have the same length. */
function ask(socket: Socket, request: Buffer): Counter {
  const counter: Counter = { answers: 0, problem: null };
  let head = Buffer.alloc(0);
  let length = 0;
  let left = 0;
  socket.on("error", (error) => (counter.problem = error.message));
  socket.on("data", (chunk: Buffer) => {
    if (length === 0) {
      head = Buffer.concat([head, chunk]);
      length = lengthOf(head, counter);
      left = length - head.length;
    } else left -= chunk.length;
    if (length === 0 || left > 0) return;
    if (left < 0) counter.problem = "an answer is longer than the first one";
    counter.answers += 1;
    left = length;
    socket.write(request);
  });
  socket.write(request);
  return counter;
}

/**
 * @returns the number of bytes of the answer with its headers; 0 until the headers are complete. An error page counts
 * as a failure, because it is fast.
 */
function lengthOf(received: Buffer, counter: Counter): number {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return 0;
  const head = received.subarray(0, end).toString("latin1");
  const body = /^content-length: (\d+)$/imu.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200 ") || body === undefined) counter.problem = head.split("\r\n", 1)[0] ?? head;
  return end + 4 + Number(body ?? 0);
}

export type Comparison = { ratio: number; requestsPerSecond: number; peersRequestsPerSecond: number };

/**
 * The site and its comparison server are measured in turns and in changing order. So other work on the machine affects
 * both.
 */
export async function compare(ours: Target, peers: Target): Promise<Comparison> {
  for (const target of [ours, peers]) await requestsPerSecond(target, WARM_UP_MS);
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [ours, peers] : [peers, ours];
    const measured = new Map<Target, number>();
    for (const target of order) measured.set(target, await requestsPerSecond(target, ROUND_MS));
    pairs.push({ ours: measured.get(ours) ?? 0, peers: measured.get(peers) ?? 0 });
  }
  return {
    ratio: rounded(medianRatio(pairs), 2),
    requestsPerSecond: rounded(median(pairs.map((pair) => pair.ours)), 3),
    peersRequestsPerSecond: rounded(median(pairs.map((pair) => pair.peers)), 3),
  };
}
