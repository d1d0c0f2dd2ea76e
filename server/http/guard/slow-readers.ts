// Ends connections whose other end no longer reads: they would hold their answers and their sockets for ever.
import type { Server, Socket } from "node:net";

/** A reader is stalled when nothing was sent for so long although something is left. */
const STALLED_MS = 30_000;
/** While all connections are taken, and others are refused. */
const STALLED_WHEN_FULL_MS = 5_000;
/** Buffers of the kernel hide the progress of an honest reader of 20 kB/s for a minute. */
const PATIENCE_MS = 180_000;
/** So few stalled readers harm nobody: they are given all the patience. */
const FEW = 50;
const EVERY_MS = 5_000;
const EVERY_WHEN_FULL_MS = 1_000;

/** What libuv knows about a socket, as Node's own timeouts use it. */
type Handle = { bytesWritten: number; writeQueueSize: number };
type Progress = { sent: number; since: number };

export type ReaderWatch = { sweep: () => void };

/** @param now milliseconds; tests set another clock and sweep themselves */
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

/** A socket with nothing left to write makes progress at every look. */
function progressOf(socket: Socket, before: Progress, at: number): Progress {
  const handle = (socket as unknown as { _handle: Handle | null })._handle;
  if (!handle || handle.writeQueueSize === 0) return { sent: 0, since: at };
  const sent = handle.bytesWritten - handle.writeQueueSize;
  return sent === before.sent ? before : { sent, since: at };
}
