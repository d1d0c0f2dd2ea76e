import type { Logger } from "pino";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import type { AddressCounts } from "./visits/address-counts.ts";
import type { Visits } from "./visits/visits.ts";
import type { PasswordHashes } from "./secrets/password-hashes.ts";
import type { BrandPictures } from "./brand-pictures.ts";
import type { ProofWork } from "./proof-work.ts";
import type { ContentCache } from "./publication/cache.ts";
import type { ContentClock } from "./publication/clock.ts";
import type { Environment } from "./env.ts";
import type { Figures } from "./figures.ts";
import type { OwnPages } from "./own-pages.ts";
import type { Registries } from "./registries.ts";
import type { Reserve } from "../outside/reserve.ts";
import type { Storage } from "../outside/storage.ts";

export type Services = {
  env: Environment;
  database: Database;
  storage: Storage;
  clock: ContentClock;
  counts: ContentCache<number>;
  visits: Visits;
  addressCounts: AddressCounts;
  figures: Figures;
  ownPages: OwnPages;
  brand: BrandPictures;
  reserve: Reserve;
  /** The widths of AVIF variants, in pixels. Tests make fewer, because each takes a second. */
  avifWidths: readonly number[];
  registries: Registries;
  log: Logger;
  passwords: PasswordHashes;
  /** A visitor's device can solve a captcha by this computation, so that the visitor need not choose a picture. */
  proofWork: ProofWork;
  now: () => Date;
  secretKey: string;
  publicUrl: () => string;
};

/** Contains only the services that the command needs. Procedures and routes can pass their own context. */
export type CommandContext<Needs extends keyof Services = keyof Services> = {
  services: Pick<Services, Needs>;
  viewer: Viewer;
};

export type AskingContext<Needs extends keyof Services = keyof Services> = CommandContext<Needs> &
  Pick<Context, "address" | "language">;

export type SigningInContext<Needs extends keyof Services = keyof Services> = AskingContext<Needs> &
  Pick<Context, "userAgent">;

export type Language = "de" | "en";

/** Sets and clears the session cookie of the response. Without a response, `set` and `clear` do nothing. */
export type SessionCookie = {
  set: (token: string, expires: Date) => void;
  clear: () => void;
};

/** What a command says of the response. All parts of a batch share it. */
export type Answer = {
  /** The number of bytes that the response may still use. */
  bytesLeft: number;
  /** True if a change was not made, because it waits for a second person. */
  isPending?: boolean;
};

export type Context = {
  services: Services;
  viewer: Viewer;
  sessionToken: string | null;
  sessionId: string | null;
  cookie: SessionCookie;
  language: Language;
  content: ContentLanguage;
  isGuestView: boolean;
  /** The client's IP address; an IPv6 address is shortened to /64. It is wrong if TRUST_PROXY is wrong. */
  address: string;
  userAgent: string;
  /** The origin of the request as this process sees it, behind the proxies that TRUST_PROXY names. */
  origin: string;
  requestId: string;
  answer: Answer;
  log: Logger;
};
