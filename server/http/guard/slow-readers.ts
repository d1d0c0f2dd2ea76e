import type { Server, Socket } from "node:net";

/** A client is stalled if it has taken no bytes for this time, although bytes are left. */
const STALLED_MS = 30_000;
/** The limit while all connections are in use, because the server then refuses new connections. */
const STALLED_WHEN_FULL_MS = 5_000;
/**
 * Every client that is stalled for this long is disconnected. The time is long, because kernel buffers can hide the
 * progress of a slow client (20 kB/s) for a minute.
 */
const PATIENCE_MS = 180_000;
/** A few stalled clients do no harm. So this number of clients may stay until `PATIENCE_MS`. */
const FEW = 50;
const EVERY_MS = 5_000;
const EVERY_WHEN_FULL_MS = 1_000;

/** Undocumented fields of Node's socket handle (libuv). Node's own timeouts use them too. */
type Handle = { bytesWritten: number; writeQueueSize: number };
type Progress = { sent: number; since: number };

export type ReaderWatch = { sweep: () => void };

export function watchReaders(
  server: Server,
  few: number = FEW,
  now: () => number = () => performance.now(),
): ReaderWatch {
  const sockets = new Map<Socket, Progress>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { sent: 0, since: now() });
    socket.once("close", () => sockets.delete(socket));
  });
  const sweepAfter = (stalledMs: number): void => {
    const at = now();
    const stalled: [Socket, Progress][] = [];
    for (const [socket, before] of sockets) {
      const progress = progressOf(socket, before, at);
      sockets.set(socket, progress);
      if (at - progress.since >= stalledMs) stalled.push([socket, progress]);
    }
    const longestFirst = stalled.sort(([, one], [, other]) => one.since - other.since);
    for (const [index, [socket, { since }]] of longestFirst.entries())
      if (stalled.length - index > few || at - since >= PATIENCE_MS) socket.destroy();
  };
  const sweep = (): void => sweepAfter(STALLED_MS);
  let lastFull = -Infinity;
  server.on("drop", () => {
    if (now() - lastFull < EVERY_WHEN_FULL_MS) return;
    lastFull = now();
    sweepAfter(STALLED_WHEN_FULL_MS);
  });
  const timer = setInterval(sweep, EVERY_MS).unref();
  server.once("close", () => clearInterval(timer));
  return { sweep };
}

function progressOf(socket: Socket, before: Progress, at: number): Progress {
  const handle = (socket as unknown as { _handle: Handle | null })._handle;
  if (!handle || handle.writeQueueSize === 0) return { sent: 0, since: at };
  const sent = handle.bytesWritten - handle.writeQueueSize;
  return sent === before.sent ? before : { sent, since: at };
}
