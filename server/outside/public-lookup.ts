// A DNS lookup that returns only public addresses. So a host name from users cannot lead into the server's own network.
import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./own-network.ts";

/** The name leads only into a network that is not public. */
export class NotPublic extends Error {
  override name = "NotPublic";
}

/** @param resolve replaced in tests, which have no name server */
export const publicLookupBy =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const usable = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
      const [first] = usable;
      if (error || !first) done(error ?? new NotPublic("the name has no public address"), "", 0);
      else if (options.all) done(null, usable);
      else done(null, first.address, first.family);
    });
  };

export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export const publicLookup = publicLookupBy(lookup);

/** True for an IP literal that is not public. Node connects to literals without a DNS lookup. */
export function isOwnAddress(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return isIP(bare) !== 0 && !isPublicAddress(bare);
}
