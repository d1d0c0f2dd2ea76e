export type Encoding = "br" | "gzip" | "identity";

/** Prefers brotli. An encoding with `q=0` is not accepted (RFC 9110 12.5.3). */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  if (isTaken(header, "br")) return "br";
  return isTaken(header, "gzip") ? "gzip" : "identity";
}

const parts = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?=,|$)/iu,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?=,|$)/iu,
};

function isTaken(header: string, name: keyof typeof parts): boolean {
  const part = parts[name].exec(header);
  return part !== null && !/(?:^|;)\s*q=0(?:\.0*)?\s*(?:;|$)/iu.test(part[1] ?? "");
}
