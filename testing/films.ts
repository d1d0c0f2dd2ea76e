function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, "latin1"), body]);
}

const track = (handler: string, codec: string): Buffer =>
  box(
    "trak",
    box("tkhd", Buffer.alloc(84)),
    box(
      "mdia",
      box("hdlr", Buffer.alloc(8), handler, Buffer.alloc(13)),
      box("minf", box("stbl", box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70))))),
    ),
  );

/** @param hasLongBox true to store a size with 64 bits, as in large films */
export function film({ video = "avc1", audio = "mp4a", brand = "isom", hasLongBox = false } = {}): Buffer {
  const pixels = hasLongBox
    ? Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from("mdat\0\0\0\0\0\0\0\x20", "latin1"), Buffer.alloc(16)])
    : box("mdat", Buffer.alloc(40));
  const tracks = [track("vide", video), track("soun", audio), track("text", "tx3g")];
  return Buffer.concat([
    box("ftyp", brand, Buffer.alloc(4), "isomiso2"),
    pixels,
    box("moov", box("mvhd", Buffer.alloc(100)), ...tracks),
  ]);
}
