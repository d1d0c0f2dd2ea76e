// What a route says of itself, so that no hook has to know its address.

/** Whoever reads the words of a refusal. */
export type Audience =
  /** A program: always JSON. */
  | "programs"
  /** The web client's procedures: JSON in the shape of a procedure's refusal. */
  | "procedures"
  /** A browser that goes to a page gets a page, others JSON. */
  | "people";

declare module "fastify" {
  interface FastifyContextConfig {
    audience?: Audience;
    /**
     * Which origins may write: those of this site where there is a session cookie (left out), those of this site in
     * any case ("own"), or all ("any": the body carries its own proof, as a payment webhook's signature).
     */
    origin?: "own" | "any";
    /** "none": the same for everybody; reads no session, and sets no cookie on what others may store. */
    session?: "none";
    /**
     * Left out: JSON within a deadline. "raw": JSON as the bytes that came, for signatures over them. "streamed": the
     * route reads, limits and times it itself.
     */
    body?: "raw" | "streamed";
  }
}
