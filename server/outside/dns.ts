// Reads TXT records from the name servers of this machine.
import { Resolver } from "node:dns/promises";

const TIMEOUT_MS = 2_000;
const MISSING = new Set(["ENOTFOUND", "ENODATA"]);

/** @returns the records; none if the name or the record does not exist @throws if no name server answers */
export type ReadTxt = (name: string) => Promise<string[]>;

/** @param servers the addresses of name servers, in tests */
export function openTxtReader(servers?: readonly string[]): ReadTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (MISSING.has((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw error;
    }
  };
}
