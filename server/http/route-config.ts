export type Audience =
  /** Errors are JSON, but a page if a person opens the address in a browser. */
  | "programs"
  /** Errors are JSON in the format of tRPC, for the web client. */
  | "procedures"
  /** Errors are pages for browsers. Other clients usually get JSON. */
  | "people";

declare module "fastify" {
  interface FastifyContextConfig {
    audience?: Audience;
    /**
     * Origins that may write. Default: with a session cookie only this site. "own": always only this site. "any": all
     * origins, because the request proves its sender itself, for example by the signature of a payment webhook.
     */
    origin?: "own" | "any";
    /** The route is a page. GET requests that do not ask for JSON get its errors as pages, too. */
    isPage?: true;
    /** "none": the answer is equal for all viewers, so no session is read and no cookie is set. */
    session?: "none";
    /**
     * "any": the route also answers requests for other hosts than PUBLIC_URL, such as the address of one process in its
     * own network.
     */
    host?: "any";
    /** "answered": the route also works while the site opens, before its first user and pages are stored. */
    whileOpening?: "answered";
    /** Proxies ask the route every second, so the log mentions a refusal only at the level debug. */
    isHealthCheck?: true;
    /**
     * How the request body is read. Default: JSON within a deadline. "raw": JSON as the received bytes, for signatures.
     * "form": urlencoded fields. "any": any type within the same deadline. "streamed": the route itself reads the body.
     */
    /** The page has no form of its own: other requests to write than an HTML form are refused as for any page. */
    takesBlocks?: true;
    body?: "raw" | "form" | "any" | "streamed";
  }
}
