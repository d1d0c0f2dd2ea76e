import type { Server, Socket } from "node:net";
import { addressGroup } from "./address.ts";

export function limitByAddress(server: Server, most: number, isExempt: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress;
    // `remoteAddress` is undefined when the client has already disconnected.
    if (address === undefined || isExempt(address)) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(group, count);
    socket.once("close", () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}
