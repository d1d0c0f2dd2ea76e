import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animatedGif, decompressionBomb, drawing, jpeg, phonePhoto, png, svg } from "#testing/pictures.ts";
import { inspectPicture, makeRenditions } from "./images.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "images-test-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function stored(bytes: Buffer): Promise<string> {
  const path = join(dir, `${Math.random()}`);
  await writeFile(path, bytes);
  return path;
}

async function variantsOf(bytes: Buffer): Promise<string[]> {
  return (await makeRenditions(await stored(bytes))).variants.map(
    ({ mime, width, height }) => `${mime.slice(6)} ${width}x${height}`,
  );
}

test("variants stand in the original's format and in WebP, and are never enlarged", async () => {
  expect(await variantsOf(await jpeg(2400, 1200))).toEqual([
    "jpeg 400x200",
    "webp 400x200",
    "jpeg 800x400",
    "webp 800x400",
    "jpeg 1200x600",
    "webp 1200x600",
    "jpeg 1920x960",
    "webp 1920x960",
  ]);
  expect(await variantsOf(await png(120, 90))).toEqual(["png 120x90", "webp 120x90"]);
  expect(await variantsOf(await drawing(500, 100).webp().toBuffer())).toEqual(["webp 400x80", "webp 500x100"]);
  expect(await variantsOf(await drawing(410, 100).jpeg().toBuffer())).toEqual(["jpeg 410x100", "webp 410x100"]);
  expect(await variantsOf(await drawing(60, 40).avif({ effort: 0 }).toBuffer())).toEqual(["jpeg 60x40", "webp 60x40"]);
  expect(await variantsOf(await drawing(60, 40).tiff().toBuffer())).toEqual(["jpeg 60x40", "webp 60x40"]);
});

test("a transparent picture stays transparent where its own format is not for browsers", async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#f008" } })
    .tiff({ compression: "lzw" })
    .toBuffer();
  expect(await variantsOf(clear)).toEqual(["png 50x50", "webp 50x50"]);
});

test("variants stand upright and carry neither place nor device", async () => {
  const photo = await phonePhoto(600, 400);
  const before = await sharp(photo).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes("Secretcam")).toBe(true);
  const path = await stored(photo);
  expect(await inspectPicture(path)).toEqual({ width: 400, height: 600, isAnimated: false });
  for (const { bytes, width, height } of (await makeRenditions(path)).variants) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(bytes.includes("Secretcam")).toBe(false);
    expect(height).toBeGreaterThan(width);
  }
});

test("CMYK, 16 bit, grey and wide colours become 8-bit sRGB of the same colour", async () => {
  const red = { create: { width: 64, height: 64, channels: 3 as const, background: "#c04020" } };
  const sources = {
    cmyk: await sharp(red).toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer(),
    sixteenBit: await sharp(red).toColourspace("rgb16").png().toBuffer(),
    wide: await sharp(red).withIccProfile("p3").png().toBuffer(),
  };
  expect((await sharp(sources.cmyk).metadata()).space).toBe("cmyk");
  expect((await sharp(sources.sixteenBit).metadata()).depth).toBe("ushort");
  for (const [name, bytes] of Object.entries(sources)) {
    const [variant] = (await makeRenditions(await stored(bytes))).variants;
    const { channels } = await sharp(variant?.bytes).stats();
    const { space, depth } = await sharp(variant?.bytes).metadata();
    expect({ space, depth }, name).toEqual({ space: "srgb", depth: "uchar" });
    [0xc0, 0x40, 0x20].forEach((value, channel) =>
      expect(Math.abs((channels[channel]?.mean ?? 0) - value), name).toBeLessThan(16),
    );
  }
  const grey = await drawing(40, 40).greyscale().jpeg().toBuffer();
  expect(await variantsOf(grey)).toEqual(["jpeg 40x40", "webp 40x40"]);
});

test("a GIF of 500 frames keeps all of them, in WebP too", async () => {
  const path = await stored(await animatedGif(500));
  expect(await inspectPicture(path)).toEqual({ width: 24, height: 16, isAnimated: true });
  const { variants } = await makeRenditions(path);
  expect(variants.map(({ mime, width, height }) => [mime, width, height])).toEqual([
    ["image/gif", 24, 16],
    ["image/webp", 24, 16],
  ]);
  for (const { bytes } of variants) expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(500);
});

test("what moves goes on moving at its pace, whether GIF or WebP", async () => {
  const delay = [100, 200, 300];
  const frames = await Promise.all([1, 2, 3].map((seed) => drawing(900, 300, seed).png().toBuffer()));
  const moving = sharp(frames, { join: { animated: true } });
  for (const [format, bytes] of [
    ["gif", await moving.clone().gif({ delay, loop: 2 }).toBuffer()],
    ["webp", await moving.clone().webp({ delay, loop: 2 }).toBuffer()],
  ] as const) {
    const { variants } = await makeRenditions(await stored(bytes));
    expect(new Set(variants.map(({ mime }) => mime))).toEqual(new Set([`image/${format}`, "image/webp"]));
    for (const { bytes: variant, width } of variants) {
      const meta = await sharp(variant).metadata();
      expect(meta, `${format} ${width}`).toMatchObject({ pages: 3, delay, loop: 2 });
    }
  }
});

test("a decompression bomb is refused from its header, without being decoded", async () => {
  const path = await stored(decompressionBomb());
  await expect(inspectPicture(path)).rejects.toMatchObject({ kind: "tooManyPixels" });
  await expect(makeRenditions(path)).rejects.toMatchObject({ kind: "tooManyPixels" });
});

test("a picture that ends too early or never began is no picture", async () => {
  const photo = await jpeg(300, 200);
  await expect(inspectPicture(await stored(photo.subarray(0, 12)))).rejects.toMatchObject({
    kind: "unreadablePicture",
  });
  await expect(makeRenditions(await stored(photo.subarray(0, photo.length / 2)))).rejects.toMatchObject({
    kind: "unreadablePicture",
  });
  await expect(makeRenditions(await stored(decompressionBomb(300, 900_0)))).rejects.toMatchObject({
    kind: "unreadablePicture",
  });
});

test("decoders that no upload needs are off", async () => {
  await expect(inspectPicture(await stored(svg))).rejects.toMatchObject({ kind: "unreadablePicture" });
  await expect(sharp(svg).metadata()).rejects.toThrow();
});

test("a picture of extreme height is scaled to what WebP can hold", async () => {
  expect(await variantsOf(await png(20, 17_000))).toEqual(["png 19x16383", "webp 19x16383"]);
});

test("an opaque picture has a placeholder of its shape and colours, small enough for a page's HTML", async () => {
  const orange = { create: { width: 600, height: 300, channels: 4 as const, background: "#e08020" } };
  const { placeholder } = await makeRenditions(await stored(await sharp(orange).png().toBuffer()));
  const bytes = Buffer.from(placeholder ?? "", "base64");
  expect(bytes.length).toBeLessThan(150);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(["webp", 16, 8]);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
  expect(dominant.g).toBeGreaterThan(dominant.b);
});

test("what can be seen through, and what moves, has no placeholder", async () => {
  const clear = { create: { width: 50, height: 50, channels: 4 as const, background: "#f008" } };
  for (const bytes of [await sharp(clear).png().toBuffer(), await animatedGif(3)])
    expect((await makeRenditions(await stored(bytes))).placeholder).toBeNull();
});
