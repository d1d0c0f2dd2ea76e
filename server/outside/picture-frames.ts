import { type FileHandle, open } from "node:fs/promises";
import { brandsOf } from "./heif-brands.ts";
import { countPages } from "./images.ts";

export type LeftOut = "frames" | "pages" | null;

const SIGNATURE_BYTES = 8;
const MAX_CHUNKS = 1_000;

export async function findLeftOut(path: string, mime: string): Promise<LeftOut> {
  if (mime === "image/tiff") return (await countPages(path)) > 1 ? "pages" : null;
  if (mime !== "image/png" && mime !== "image/avif" && mime !== "image/heic") return null;
  const handle = await open(path, "r");
  try {
    const moves = mime === "image/png" ? await isAnimatedPng(handle) : await isSequence(handle);
    return moves ? "frames" : null;
  } finally {
    await handle.close();
  }
}

/** The chunk 'acTL' precedes the pixels and contains the number of frames (PNG, third edition, 11.3.6.1). */
async function isAnimatedPng(handle: FileHandle): Promise<boolean> {
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MAX_CHUNKS; count += 1) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, at);
    const type = buffer.toString("latin1", 4, 8);
    if (type === "acTL") return buffer.readUInt32BE(8) > 1;
    if (bytesRead < 12 || type === "IDAT") return false;
    at += 12 + buffer.readUInt32BE(0);
  }
  return false;
}

async function isSequence(handle: FileHandle): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(256), 0, 256, 0);
  return brandsOf(buffer).some((brand) => brand === "avis" || brand === "msf1");
}
