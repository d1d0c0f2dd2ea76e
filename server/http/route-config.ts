// The settings of a route, so that hooks do not need to know its address.

/** The reader of an error message. */
export type Audience =
  /** A program: JSON, unless a browser opens the address. */
  | "programs"
  /** The web client's procedures: JSON in the shape of a procedure's refusal. */
  | "procedures"
  /** People: a browser that opens a page gets a page, all others get JSON. */
  | "people";

declare module "fastify" {
  interface FastifyContextConfig {
    audience?: Audience;
    /**
     * Which origins may write: only this site if there is a session cookie (default), only this site in any
     * case ("own"), or all ("any": the body contains its own proof, such as a payment webhook's signature).
     */
    origin?: "own" | "any";
    /** Its answers are pages, those about errors included. */
    isPage?: true;
    /** "none": the same answer for everybody; reads no session, and sets no cookie on an answer for shared caches. */
    session?: "none";
    /** "answered": also while the first user and the pages of a new site are stored. */
    whileOpening?: "answered";
    /**
     * Default: JSON within a deadline. "raw": JSON as the received bytes, for signatures over them. "form": what a
     * browser sends without JavaScript. "any": of any type, within the same deadline. "streamed": the route itself reads, limits and times the body.
     */
    body?: "raw" | "form" | "any" | "streamed";
  }
}
