// Renders the demo site's scenes to db/seed/pictures: node db/seed/draw/render.ts [names …].
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { closePress, letterpress } from "./letterpress.ts";
import { print } from "./print.ts";
import { scenes } from "./scenes.ts";
import { shelf } from "./scenes/shelf.ts";

/** An upright picture fills a phone, with three pixels for one. */
const LONG_SIDE = { wide: 2000, upright: 2400 };
const MAX_BYTES = 345_000;
/** Pictures with glass or straight edges, which should wander less. */
const CALM = new Set([
  "flaschen",
  "mostflasche",
  "verkostung",
  "werkstatt",
  "scheune-tafel",
  "buehne",
  "apfel-am-zweig",
  "apfelkisten",
  "spindelpresse",
]);
const out = new URL("../pictures/", import.meta.url);

async function render(name: string, svg: string, seed: number): Promise<string> {
  const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (name in shelf) return await renderBottle(name, svg, seed);
  const side = Number(h) > Number(w) * 1.6 ? LONG_SIDE.upright : LONG_SIDE.wide;
  const scale = side / Math.max(Number(w), Number(h));
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .resize(Math.round(Number(w) * scale), Math.round(Number(h) * scale), { fit: "fill" })
    .flatten({ background: "#f4ecdc" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const printed = print({ data, width: info.width, height: info.height }, seed, CALM.has(name) ? 1.5 : 3);
  const image = sharp(printed.data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (let quality = 82; ; quality -= 5) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
    if (jpeg.length > MAX_BYTES && quality > 60) continue;
    await writeFile(new URL(`${name}.jpg`, out), jpeg);
    return `${name} ${info.width}×${info.height} q${quality} ${Math.round(jpeg.length / 1024)} kB`;
  }
}

/** The labels are set in the site's fonts, which only a browser reads; stands small on the shelf. */
async function renderBottle(name: string, svg: string, seed: number): Promise<string> {
  const png = await letterpress(svg);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const printed = print({ data, width: info.width, height: info.height }, seed, 1, 6);
  const jpeg = await sharp(printed.data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 74, mozjpeg: true, progressive: true })
    .toBuffer();
  await writeFile(new URL(`${name}.jpg`, out), jpeg);
  return `${name} ${info.width}×${info.height} ${Math.round(jpeg.length / 1024)} kB`;
}

const all = { ...scenes, ...shelf };
const wanted = process.argv.slice(2);
await mkdir(out, { recursive: true });
for (const name of wanted.filter((n) => !(n in all))) console.error(`unknown scene: ${name}`);
for (const [i, [name, draw]] of Object.entries(all).entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(await render(name, draw(), 100 + i * 17));
}
await closePress();
