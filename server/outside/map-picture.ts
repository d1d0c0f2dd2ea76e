import { fileURLToPath } from "node:url";
import { pictureSlots, reading } from "./images.ts";
import { loadSharp } from "./sharp.ts";
import { TileProblem } from "./tiles.ts";

const TILE_PIXELS = 256;
const MAX_TILE_PIXELS = 1_024;
const QUALITY = 82;
const GROUND = "#efeae0";

/** The strip of pins that tools/map-pins/render.ts draws, one for each number from 1. */
export const PIN = {
  width: 88,
  height: 112,
  file: fileURLToPath(new URL("../site/map/pins/pins.webp", import.meta.url)),
};

export type StillPlan = {
  width: number;
  height: number;
  tiles: { bytes: Buffer; x: number; y: number }[];
  pins: { x: number; y: number }[];
  pinHeight: number;
};

export function drawStillPicture({ width, height, tiles, pins, pinHeight }: StillPlan): Promise<Buffer> {
  return pictureSlots(async () => {
    const sharp = await loadSharp();
    const layers = tiles.map(({ bytes, x, y }) => ({ input: bytes, left: x, top: y }));
    const drawn = await sharp({ create: { width, height, channels: 3, background: GROUND } })
      .composite(layers)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(drawn.data, { raw: drawn.info })
      .composite(await pinLayers(pins, pinHeight))
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer();
  });
}

/** Decodes and resizes a received tile, so that no received byte is stored. @throws TileProblem */
export async function normalisedTile(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, reading).metadata();
    if (Math.max(width, height) > MAX_TILE_PIXELS) throw new TileProblem("tooLarge");
    return await sharp(bytes, reading).resize(TILE_PIXELS, TILE_PIXELS, { fit: "fill" }).png().toBuffer();
  } catch (error) {
    throw error instanceof TileProblem ? error : new TileProblem("notAPicture");
  }
}

/** Upper pins are drawn first, so that a lower pin covers the pin behind it. */
async function pinLayers(pins: StillPlan["pins"], height: number) {
  const width = Math.round((height * PIN.width) / PIN.height);
  const layers = [];
  const sharp = await loadSharp();
  const inOrder = pins.map((pin, index) => ({ ...pin, index })).sort((one, other) => one.y - other.y);
  for (const { x, y, index } of inOrder) {
    const input = await sharp(PIN.file, reading)
      .extract({ left: index * PIN.width, top: 0, width: PIN.width, height: PIN.height })
      .resize(width, height)
      .png()
      .toBuffer();
    layers.push({ input, left: Math.round(x - width / 2), top: y - height });
  }
  return layers;
}
