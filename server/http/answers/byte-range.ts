export type ByteRange = { start: number; end: number };

/**
 * Both ends are inclusive (RFC 9110, section 14).
 * @returns null for the complete file: no header, another unit, several ranges, or a range that cannot be parsed
 * @returns 'unsatisfiable' for a range that contains no byte of the file
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

/** True if the client already has the bytes of this ETag. Compares weakly (RFC 9110 13.1.2). */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//u, "") === etag);
}
