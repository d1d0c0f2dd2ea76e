/** The first brand is often generic; others name the codec. @param head of the file @returns [] for another format */
export function brandsOf(head: Buffer): string[] {
  if (head.toString("latin1", 4, 8) !== "ftyp") return [];
  return (
    head
      .subarray(8, Math.min(head.readUInt32BE(0), 256))
      .toString("latin1")
      .match(/.{4}/gsu) ?? []
  );
}
