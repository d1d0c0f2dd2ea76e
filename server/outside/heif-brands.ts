// The brands that a HEIF file names at its beginning: the first one says little, the others say the codec.

/** @param head at least the first bytes; empty for a file of another format */
export function brandsOf(head: Buffer): string[] {
  if (head.toString("latin1", 4, 8) !== "ftyp") return [];
  return (
    head
      .subarray(8, Math.min(head.readUInt32BE(0), 256))
      .toString("latin1")
      .match(/.{4}/gsu) ?? []
  );
}
