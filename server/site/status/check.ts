import type { Settings } from "#contract/schemas/settings.ts";
import type { CheckName, FindingOf } from "#contract/values/status.ts";
import type { Services } from "../../kernel/context.ts";
import { openTxtReader, type ReadTxt } from "../../outside/dns.ts";
import { freeBytes } from "../../outside/disk.ts";

export type Peers = { txt: ReadTxt; freeBytes: (path: string) => Promise<number> };

export const realPeers: Peers = { txt: (name) => openTxtReader()(name), freeBytes };

export type CheckContext = {
  services: Pick<Services, "database" | "storage" | "env" | "secretKey" | "log" | "now" | "publicUrl" | "registries">;
  settings: Settings;
  secrets: Readonly<Record<string, unknown>>;
  /** The origin of the request as this process sees it; null without a request. */
  origin: string | null;
  peers: Peers;
};

export type Check<Name extends CheckName> = {
  name: Name;
  run: (context: CheckContext) => Promise<FindingOf<Name>>;
};
