import { type FileHandle, open } from "node:fs/promises";

export type Track = { type: "film" | "sound"; codec: string };

/** An hour of film has an index of about one megabyte. */
const MAX_INDEX_BYTES = 16_000_000;
const MAX_BOXES = 10_000;
const HEAD_BYTES = 16;

export async function readTracks(path: string): Promise<Track[]> {
  const handle = await open(path, "r");
  try {
    const index = await readIndex(handle);
    return index === null ? [] : childrenOf(index, "trak").flatMap(trackOf);
  } finally {
    await handle.close();
  }
}

/** The content of the box 'moov', which may be after the film data. */
async function readIndex(handle: FileHandle): Promise<Buffer | null> {
  const { size: end } = await handle.stat();
  let at = 0;
  for (let count = 0; count < MAX_BOXES && at + HEAD_BYTES <= end; count += 1) {
    const { buffer: head } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at);
    const { size, type, headBytes } = headOf(head, end - at);
    if (size < headBytes) return null;
    if (type === "moov") {
      const length = Math.min(size - headBytes, end - at - headBytes, MAX_INDEX_BYTES);
      return (await handle.read(Buffer.alloc(length), 0, length, at + headBytes)).buffer;
    }
    at += size;
  }
  return null;
}

/** @param rest the size of a box that extends to the end of the file */
function headOf(head: Buffer, rest: number): { size: number; type: string; headBytes: number } {
  const short = head.readUInt32BE(0);
  const type = head.toString("latin1", 4, 8);
  if (short === 1) return { size: Number(head.readBigUInt64BE(8)), type, headBytes: HEAD_BYTES };
  return { size: short === 0 ? rest : short, type, headBytes: 8 };
}

function childrenOf(box: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= box.length;) {
    const size = box.readUInt32BE(at);
    if (size < 8) break;
    if (box.toString("latin1", at + 4, at + 8) === wanted) found.push(box.subarray(at + 8, at + size));
    at += size;
  }
  return found;
}

const trackTypes: Record<string, Track["type"]> = { vide: "film", soun: "sound" };

function trackOf(trak: Buffer): Track[] {
  const mdia = childrenOf(trak, "mdia")[0] ?? Buffer.alloc(0);
  const handler = childrenOf(mdia, "hdlr")[0]?.toString("latin1", 8, 12) ?? "";
  const type = trackTypes[handler];
  const description = ["minf", "stbl", "stsd"].reduce((box, name) => childrenOf(box, name)[0] ?? Buffer.alloc(0), mdia);
  // Four bytes each: version and flags, number of entries, size and type of the first entry, which is the codec.
  return type && description.length >= HEAD_BYTES ? [{ type, codec: description.toString("latin1", 12, 16) }] : [];
}
