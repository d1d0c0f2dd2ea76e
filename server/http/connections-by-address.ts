// No single address may take all connections: beyond its share, its new ones are refused.
import { BlockList, isIPv6, type Server, type Socket } from "node:net";
import { addressGroup } from "./address.ts";

const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  ownNetworks.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  ownNetworks.addSubnet(network, prefix, "ipv6");

/** Loopback and private addresses: proxies, health checks, the people in the house. */
export function isOwnNetwork(address: string): boolean {
  const [plain = ""] = address.split("%");
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1] ?? plain;
  return ownNetworks.check(v4, isIPv6(v4) ? "ipv6" : "ipv4");
}

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
