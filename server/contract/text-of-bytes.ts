// The text of a file that some program saved: spreadsheets write UTF-8, UTF-16 ('Unicode-Text') or the alphabet of Windows.

/** By its byte order mark, else in UTF-8 if it is that, else in the alphabet of Windows. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
