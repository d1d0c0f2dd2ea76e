import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

export function drawing(width: number, height: number, seed = 1): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (index * (7 + seed) + Math.floor(index / (width * 3)) * 3 * seed) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export function jpeg(width = 60, height = 40, seed = 1): Promise<Buffer> {
  return drawing(width, height, seed).jpeg().toBuffer();
}

export function png(width = 60, height = 40, seed = 1): Promise<Buffer> {
  return drawing(width, height, seed).png().toBuffer();
}

export async function animatedGif(frames: number, width = 24, height = 16): Promise<Buffer> {
  const strip = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1)
    strip.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  return sharp(strip, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: Array<number>(frames).fill(40) })
    .toBuffer();
}

/** A photo with EXIF data, as phones make it. It is rotated and has a location. */
export function phonePhoto(width = 600, height = 400): Promise<Buffer> {
  return drawing(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: "Secretcam", Model: "S1" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 6/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "8/1 40/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function decompressionBomb(width = 50_000, height = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function animatedPng(): Buffer {
  const side = 8;
  const numbers = (...values: number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
    return bytes;
  };
  const pixels = (grey: number): Buffer =>
    deflateSync(
      Buffer.concat(Array.from({ length: side }, () => Buffer.from([0, ...Array<number>(side * 3).fill(grey)]))),
    );
  const control = (sequence: number): Buffer =>
    pngChunk("fcTL", Buffer.concat([numbers(sequence, side, side, 0, 0), Buffer.from([0, 10, 0, 100, 0, 0])]));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", Buffer.concat([numbers(side, side), Buffer.from([8, 2, 0, 0, 0])])),
    pngChunk("acTL", numbers(2, 0)),
    control(0),
    pngChunk("IDAT", pixels(20)),
    control(1),
    pngChunk("fdAT", Buffer.concat([numbers(2), pixels(220)])),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const html = Buffer.from("<!doctype html><html><body><script>alert(document.domain)</script></body></html>");
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
);
export const program = Buffer.concat([
  Buffer.from("MZ\u0090\u0000\u0003\u0000\u0000\u0000", "latin1"),
  Buffer.alloc(600, 7),
]);
export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
