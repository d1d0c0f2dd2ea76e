/**
 * The first brand of a HEIF file is often generic; the others name the codec.
 * @param head the first bytes of the file
 * @returns four-character codes; [] for another format
 */
export function brandsOf(head: Buffer): string[] {
  if (head.toString("latin1", 4, 8) !== "ftyp") return [];
  return (
    head
      .subarray(8, Math.min(head.readUInt32BE(0), 256))
      .toString("latin1")
      .match(/.{4}/gsu) ?? []
  );
}
