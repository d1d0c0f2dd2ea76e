// Which addresses belong to one's own network, and which are public (ipaddr.js knows the registries of RFC 6890).
import ipaddr from "ipaddr.js";

const ownRanges = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);
const IPV4_IN_IPV6 = "0:0:0:0:0:0:";

/** The range of an address; IPv4 within IPv6 (`::ffff:`) counts as IPv4. null for text that is no address. */
function rangeOf(address: string): string | null {
  const [plain = ""] = address.split("%");
  if (!ipaddr.isValid(plain)) return null;
  const parsed = ipaddr.process(plain);
  // ipaddr.js counts the deprecated form `::1.2.3.4` as public, which may lead to any IPv4 address.
  const isEmbedded = parsed.kind() === "ipv6" && parsed.toNormalizedString().startsWith(IPV4_IN_IPV6);
  return isEmbedded && parsed.range() === "unicast" ? "embedded" : parsed.range();
}

/** Loopback and private addresses: proxies, health checks, the people in the house. */
export const isOwnNetwork = (address: string): boolean => ownRanges.has(rangeOf(address) ?? "");

/** True if a server of somebody else may have the address. */
export const isPublicAddress = (address: string): boolean => rangeOf(address) === "unicast";
