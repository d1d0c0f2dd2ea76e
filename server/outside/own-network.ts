// Which addresses belong to one's own network, and which are out in the world.
import { BlockList, isIPv6 } from "node:net";

type Networks = readonly (readonly [network: string, prefix: number])[];

function blockListOf(v4: Networks, v6: Networks): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of v4) list.addSubnet(network, prefix, "ipv4");
  for (const [network, prefix] of v6) list.addSubnet(network, prefix, "ipv6");
  return list;
}

const ownNetworks = blockListOf(
  [
    ["10.0.0.0", 8],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.168.0.0", 16],
  ],
  [
    ["::1", 128],
    ["fc00::", 7],
    ["fe80::", 10],
  ],
);

/** Of nobody in particular: this host, networks of providers, tests, groups (RFC 6890), and IPv4 within IPv6. */
const special = blockListOf(
  [
    ["0.0.0.0", 8],
    ["100.64.0.0", 10],
    ["192.0.0.0", 24],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ],
  [
    ["::", 96],
    ["64:ff9b::", 96],
    ["2002::", 16],
    ["ff00::", 8],
  ],
);

function isIn(list: BlockList, address: string): boolean {
  const [plain = ""] = address.split("%");
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1] ?? plain;
  return list.check(v4, isIPv6(v4) ? "ipv6" : "ipv4");
}

/** Loopback and private addresses: proxies, health checks, the people in the house. */
export const isOwnNetwork = (address: string): boolean => isIn(ownNetworks, address);

/** Whether a server of somebody else may have the address. */
export const isPublicAddress = (address: string): boolean => !isIn(ownNetworks, address) && !isIn(special, address);
