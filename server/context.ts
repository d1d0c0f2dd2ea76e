// What a procedure is given: the services of the process, and who asks.
import type { Logger } from "pino";
import type { Viewer } from "#contract/permissions.ts";
import type { Database } from "#db/open.ts";
import type { ContentCache } from "./content/cache.ts";
import type { ContentClock } from "./content/clock.ts";
import type { Environment } from "./env.ts";
import type { Storage } from "./outside/storage.ts";

/** What app.ts builds once and everything else is handed. */
export type Services = {
  env: Environment;
  database: Database;
  storage: Storage;
  /** Says when what caches keep of public content is no longer true. */
  clock: ContentClock;
  /** How many public entries a filter finds. */
  counts: ContentCache<number>;
  log: Logger;
  /** The moment that it is; a clock of its own for tests. */
  now: () => Date;
  /** Encrypts third-party secrets and signs links. */
  secretKey: string;
  /** The origin in mails, feeds and canonical links; known only once the server listens on its port. */
  publicUrl: () => string;
};

/**
 * What a command is given besides its input: who acts, and as much of the services as it needs. Whatever a
 * procedure, a route or the command line hands on of its own context fits.
 */
export type CommandContext<Needs extends keyof Services = keyof Services> = {
  services: Pick<Services, Needs>;
  viewer: Viewer;
};

/** Besides that, from where and in which language it is asked for. */
export type AskingContext<Needs extends keyof Services = keyof Services> = CommandContext<Needs> &
  Pick<Context, "address" | "language">;

export type Language = "de" | "en";

/** Sets and clears the session cookie of the answer; a no-op where there is no answer to set it on. */
export type SessionCookie = {
  set: (token: string, expires: Date) => void;
  clear: () => void;
};

export type Context = {
  services: Services;
  viewer: Viewer;
  /** The session's token as the cookie holds it; null for guests. */
  sessionToken: string | null;
  cookie: SessionCookie;
  language: Language;
  /** The client's address, IPv6 by /64, as far as TRUST_PROXY lets it be known. */
  address: string;
  requestId: string;
  log: Logger;
};
