import { isIP } from "node:net";

/** Limits apply to groups of addresses. A /64 network of IPv6 usually belongs to one customer. */
export function addressGroup(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** The log stores only the network of a client's address (legal.md L3): IPv4 /24, IPv6 /48. */
export function shortenAddress(ip: string): string {
  const group = addressGroup(ip);
  return group.includes(":") ? `${group.split(":").slice(0, 3).join(":")}::` : group.replace(/\.\d+$/u, ".0");
}
