// Limits the pipelined requests of a connection, because a few kilobytes of requests need much memory for answers.
import type { RequestListener } from "node:http";
import type { Server, Socket } from "node:net";

/** Most browsers and proxies do not pipeline, so a low limit is enough. */
const MOST_WAITING = 8;

/**
 * Node emits all requests of a packet before the socket can be paused. So this function replaces the request listeners.
 */
export function limitPipelining(server: Server, most: number = MOST_WAITING): void {
  const listeners = server.listeners("request") as RequestListener[];
  const waiting = new WeakMap<Socket, number>();
  const guarded: RequestListener = (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener(request, response);
  };
  server.removeAllListeners("request").on("request", guarded);
}
