// Decodes text files of other programs. Spreadsheets write UTF-8, UTF-16 ('Unicode-Text') or windows-1252.

/**
 * Detects UTF-16 by a byte order mark, or by many zeros in every other byte.
 * @returns null for every other encoding
 */
export function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length % 2 === 1) return null;
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0 && at % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  if (even === 0 && odd > bytes.length / 4) return "utf-16le";
  return odd === 0 && even > bytes.length / 4 ? "utf-16be" : null;
}

/** Decodes UTF-16 if it is recognised, else UTF-8 if it is valid, else windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
