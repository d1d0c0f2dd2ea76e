// The input of a procedure: the services of the process, and who sends the request.
import type { Logger } from "pino";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import type { AskedAddresses } from "./visits/asked.ts";
import type { Visits } from "./visits/visits.ts";
import type { PasswordHashes } from "./secrets/password-hashes.ts";
import type { BrandPictures } from "./brand-pictures.ts";
import type { ProofWork } from "./proof-work.ts";
import type { ContentCache } from "./publication/cache.ts";
import type { ContentClock } from "./publication/clock.ts";
import type { Environment } from "./env.ts";
import type { Registries } from "./registries.ts";
import type { Reserve } from "../outside/reserve.ts";
import type { Storage } from "../outside/storage.ts";

/** The services of the process, which server/start/services.ts opens once. */
export type Services = {
  env: Environment;
  database: Database;
  storage: Storage;
  /** Tells caches when public content has changed. */
  clock: ContentClock;
  /** Totals of public entries, by filter. */
  counts: ContentCache<number>;
  /** Counts page views in memory. */
  visits: Visits;
  /** Counts in memory which addresses led on, and which were asked for in vain. */
  asked: AskedAddresses;
  /** The pictures that are made of the site's logo. */
  brand: BrandPictures;
  /** Room on the disk of the data for removals. */
  reserve: Reserve;
  /** The registries through which lower layers reach features. */
  registries: Registries;
  log: Logger;
  passwords: PasswordHashes;
  /** How much a visitor's device computes to pass a form without the pictures. */
  proofWork: ProofWork;
  /** The current moment; tests set another one. */
  now: () => Date;
  /** Encrypts secrets of third parties. */
  secretKey: string;
  /** The origin in mails, feeds and canonical links; known only when the server listens on its port. */
  publicUrl: () => string;
};

/**
 * The context of a command: who acts, and the services that it needs. The contexts of procedures,
 * routes and the command line fit.
 */
export type CommandContext<Needs extends keyof Services = keyof Services> = {
  services: Pick<Services, Needs>;
  viewer: Viewer;
};

/** The same, with the address and the language of the request. */
export type AskingContext<Needs extends keyof Services = keyof Services> = CommandContext<Needs> &
  Pick<Context, "address" | "language">;

/** The same for whoever opens a session. */
export type SigningInContext<Needs extends keyof Services = keyof Services> = AskingContext<Needs> &
  Pick<Context, "userAgent">;

export type Language = "de" | "en";

/** Sets and clears the session cookie of the answer; does nothing if there is no answer. */
export type SessionCookie = {
  set: (token: string, expires: Date) => void;
  clear: () => void;
};

export type Context = {
  services: Services;
  viewer: Viewer;
  /** The session's token from the cookie; null for guests. */
  sessionToken: string | null;
  /** By which its user sees the session. */
  sessionId: string | null;
  cookie: SessionCookie;
  language: Language;
  /** The language of the content that pages show; programs get both. */
  content: ContentLanguage;
  /** An editor sees the pages as guests do. */
  isGuestView: boolean;
  /** The client's address, IPv6 by /64, as far as TRUST_PROXY reveals it. */
  address: string;
  /** The browser or program, as it names itself. */
  userAgent: string;
  requestId: string;
  /** What the answer of the request may still hold; all parts of a batch share it. */
  answer: { bytesLeft: number };
  log: Logger;
};
