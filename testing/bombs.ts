import { decompressionBomb, drawing } from "./pictures.ts";

function patched(bytes: Buffer, mark: Buffer, write: (bytes: Buffer, at: number) => void): Buffer {
  const at = bytes.indexOf(mark);
  if (at < 0) throw new Error("the picture has no such mark");
  const copy = Buffer.from(bytes);
  write(copy, at + mark.length);
  return copy;
}

async function jpegBomb(): Promise<Buffer> {
  const baseline = Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]);
  return patched(await drawing(64, 64).jpeg().toBuffer(), baseline, (bytes, at) => {
    bytes.writeUInt16BE(65_000, at);
    bytes.writeUInt16BE(65_000, at + 2);
  });
}

/** WebP allows at most 16,383 pixels per side. */
async function webpBomb(): Promise<Buffer> {
  const lossless = Buffer.from("VP8L", "latin1");
  return patched(await drawing(64, 64).webp({ lossless: true }).toBuffer(), lossless, (bytes, at) => {
    // The size follows the chunk's size and a signature byte. It has 14 bits for the width minus one, and 14 bits for
    // the height minus one.
    bytes.writeUInt32LE(((bytes.readUInt32LE(at + 5) & 0xf0000000) | 0x0fffbffe) >>> 0, at + 5);
  });
}

async function tiffBomb(): Promise<Buffer> {
  const bytes = await drawing(64, 64).tiff({ compression: "none" }).toBuffer();
  const directory = bytes.readUInt32LE(4);
  for (let entry = 0; entry < bytes.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    // Tags 256 and 257 are width and height; type 4 is a 32-bit number.
    if (![256, 257].includes(bytes.readUInt16LE(at))) continue;
    bytes.writeUInt16LE(4, at + 2);
    bytes.writeUInt32LE(60_000, at + 8);
  }
  return bytes;
}

async function avifBomb(): Promise<Buffer> {
  const extent = Buffer.from("ispe\0\0\0\0", "latin1");
  return patched(await drawing(64, 64).avif({ effort: 0 }).toBuffer(), extent, (bytes, at) => {
    bytes.writeUInt32BE(30_000, at);
    bytes.writeUInt32BE(30_000, at + 4);
  });
}

/** Each frame claims to fill the whole screen, but contains only one pixel. */
function gifBomb(frames: number, side: number): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("21f90400040000002c0000000000000000000202440100", "hex");
  for (const [bytes, at] of [
    [head, 6],
    [frame, 13],
  ] as const) {
    bytes.writeUInt16LE(side, at);
    bytes.writeUInt16LE(side, at + 2);
  }
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

export async function allBombs(): Promise<[name: string, bytes: Buffer][]> {
  return [
    ["bombe.png", decompressionBomb()],
    ["bombe.jpg", await jpegBomb()],
    ["bombe.webp", await webpBomb()],
    ["bombe.tif", await tiffBomb()],
    ["bombe.avif", await avifBomb()],
    ["bombe.gif", gifBomb(1, 65_000)],
    ["bombe-500.gif", gifBomb(500, 2_000)],
  ];
}
