// A DNS lookup that returns only public addresses. So a host name from users cannot lead into the server's own network.
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./own-network.ts";

export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const usable = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = usable;
    if (error || !first) done(error ?? new Error("the name has no public address"), "", 0);
    else if (options.all) done(null, usable);
    else done(null, first.address, first.family);
  });
};

/** True for an IP literal that is not public. Node connects to literals without a DNS lookup. */
export function isOwnAddress(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return isIP(bare) !== 0 && !isPublicAddress(bare);
}
