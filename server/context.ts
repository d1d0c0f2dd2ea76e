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
  /** Encrypts third-party secrets and signs links. */
  secretKey: string;
  /** The origin in mails, feeds and canonical links; known only once the server listens on its port. */
  publicUrl: () => string;
};

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
