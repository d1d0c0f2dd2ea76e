// Renders the scenes to JPEG: node db/seed/verein/draw/render.ts [names …]
import { writeFileSync, mkdirSync } from "node:fs";
import sharp from "sharp";
import { print } from "./print.ts";
const out = new URL("../pictures/", import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
const modules = ["./scenes-pitch.ts", "./scenes-people.ts", "./scenes-still.ts", "./scenes-shop.ts"];
const all: Record<string, () => string> = {};
for (const m of modules) {
  try {
    Object.assign(all, (await import(m)).scenes);
  } catch (e) {
    if (!String(e).includes("ERR_MODULE_NOT_FOUND") && !String(e).includes("Cannot find module")) throw e;
  }
}
for (const [i, [name, draw]] of Object.entries(all).entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = draw();
  const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const shop = name.startsWith("shop-");
  const long = shop ? 1500 : Number(h) > Number(w) * 1.6 ? 2200 : Number(w) >= 1600 ? 2000 : 1800;
  const scale = long / Math.max(Number(w), Number(h));
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .resize(Math.round(Number(w) * scale), Math.round(Number(h) * scale), { fit: "fill" })
    .flatten({ background: "#f6ead2" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const printed = print({ data, width: info.width, height: info.height }, 300 + i * 13, 1.2, shop ? 4 : 6);
  const image = sharp(printed.data as Uint8Array, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (let quality = 78; ; quality -= 4) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
    if (jpeg.length > Number(process.env.MAX ?? 190_000) && quality > 56) continue;
    writeFileSync(out + name + ".jpg", jpeg);
    console.log(`${name} ${info.width}x${info.height} q${quality} ${Math.round(jpeg.length / 1024)} kB`);
    break;
  }
}
