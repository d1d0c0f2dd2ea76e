// Pads a WebP to a fixed size with a chunk of random bytes. Viewers skip such a chunk (RFC 9649, 2.3 and 2.7).

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const EXTENDED_BYTES = 10;

/**
 * @param webp with a single chunk
 * @param size of the result in bytes; even, at least 40 bytes more than the picture
 */
export function padPicture(webp: Buffer, size: number, random: (count: number) => Buffer): Buffer {
  const picture = webp.subarray(HEADER_BYTES);
  const padding = size - HEADER_BYTES - CHUNK_HEADER_BYTES * 2 - EXTENDED_BYTES - picture.length;
  if (padding < 0 || webp.toString("latin1", 12, 15) !== "VP8") throw new Error("a picture cannot be padded");
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(size - 8, 4);
  header.write("WEBP", 8, "latin1");
  return Buffer.concat([header, chunk("VP8X", extendedHeader(webp)), picture, chunk("RAND", random(padding))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.write(name, 0, "latin1");
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** Simple WebP files cannot have unknown chunks, so the header of the extended format is added. */
function extendedHeader(webp: Buffer): Buffer {
  const { width, height } = sizeOf(webp);
  const content = Buffer.alloc(EXTENDED_BYTES);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return content;
}

/** Reads the frame header of a lossy picture (RFC 6386, 9.1). */
function sizeOf(webp: Buffer): { width: number; height: number } {
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff };
}
