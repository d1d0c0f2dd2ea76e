// Hooks read this configuration of the routes, so that they do not depend on addresses.

/** Recipient of an error message. */
export type Audience =
  /** JSON, unless a browser opens the address. */
  | "programs"
  /** JSON in the shape of a procedure's error, for the web client. */
  | "procedures"
  /** A page for a browser that opens a page, JSON for all other clients. */
  | "people";

declare module "fastify" {
  interface FastifyContextConfig {
    audience?: Audience;
    /**
     * Origins that may write. Default: only this site if there is a session cookie. "own": always only this site.
     * "any": all, because the body authenticates itself, for example by a payment webhook's signature.
     */
    origin?: "own" | "any";
    /** Errors are pages too. */
    isPage?: true;
    /** "none": equal for all viewers. No session is read, and answers for shared caches set no cookie. */
    session?: "none";
    /** "answered": also while the first user and the pages of a new site are stored. */
    whileOpening?: "answered";
    /**
     * Default: JSON within a deadline. "raw": JSON as the received bytes, for signatures.
     * "form": urlencoded, from browsers without JavaScript. "any": any type, within the same deadline.
     * "streamed": the route itself reads, limits and times the body.
     */
    body?: "raw" | "form" | "any" | "streamed";
  }
}
