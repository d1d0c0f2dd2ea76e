// Reads the request headers that ask for a part of a file, or for a file only if it has changed.

export type ByteRange = { start: number; end: number };

/**
 * The one range that a Range header asks for, both ends inclusive; null = the whole file (no header,
 * another unit, several ranges, or a range that cannot be parsed); 'unsatisfiable' = beyond the end.
 * RFC 9110 section 14.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/iu.exec(header ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? "unsatisfiable" : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= sizeBytes) return "unsatisfiable";
  return { start, end: last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}

/** Whether If-None-Match names the tag: then the client already has these bytes. Weak comparison, RFC 9110 13.1.2. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//u, "") === etag);
}
