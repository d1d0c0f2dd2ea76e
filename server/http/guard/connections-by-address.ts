// No single address may take all connections: beyond its share, its new ones are refused.
import type { Server, Socket } from "node:net";
import { addressGroup } from "./address.ts";

/** @param isExempt addresses that stand for many people */
export function limitByAddress(server: Server, most: number, isExempt: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress;
    // The other end is gone already.
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
