// Which of our encodings a client takes, by its Accept-Encoding.
import type { Encoding } from "./page-cache.ts";

/** Brotli where it is taken, else gzip; `q=0` means not taken (RFC 9110 12.5.3). */
export function preferredEncoding(header: string | undefined): Encoding {
  const taken = new Set(
    (header ?? "").split(",").flatMap((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter)) ? [] : [name];
    }),
  );
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : "identity";
}
