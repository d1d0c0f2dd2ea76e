// Distinguishes addresses of the server's own network from public addresses. ipaddr.js contains the registries of RFC
// 6890.
import ipaddr from "ipaddr.js";

const ownRanges = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);
const IPV4_IN_IPV6 = "0:0:0:0:0:0:";

/** @returns null for text that is not an address; IPv4-mapped IPv6 (`::ffff:`) counts as IPv4 */
function rangeOf(address: string): string | null {
  const [plain = ""] = address.split("%");
  if (!ipaddr.isValid(plain)) return null;
  const parsed = ipaddr.process(plain);
  // ipaddr.js treats the deprecated form `::1.2.3.4` as public, but it may lead to any IPv4 address.
  const isEmbedded = parsed.kind() === "ipv6" && parsed.toNormalizedString().startsWith(IPV4_IN_IPV6);
  return isEmbedded && parsed.range() === "unicast" ? "embedded" : parsed.range();
}

/** True for loopback, private and link-local addresses, such as those of proxies, health checks and local devices. */
export const isOwnNetwork = (address: string): boolean => ownRanges.has(rangeOf(address) ?? "");

/** This is not the negation of `isOwnNetwork`, because reserved and multicast addresses are in neither group. */
export const isPublicAddress = (address: string): boolean => rangeOf(address) === "unicast";
