// The command `npm run pictures:captcha` draws every motif in eight variants, as WebP beside this file.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { n1, sheet } from "./kit.ts";
import { type Motif, motifs } from "#contract/fields/captcha.ts";
import { fileOf, PICTURE_BYTES, PICTURE_PIXELS, RENDERINGS } from "#server/forms/captcha/pictures.ts";
import { drawGround } from "./grounds.ts";
import { drawings } from "./motifs.ts";
import { paintOf } from "./paint.ts";

const palettes = [
  ["#e9dcc0", "#b5372c", "#3c6d78"],
  ["#bfd3cf", "#7a3f5c", "#e3a63f"],
  ["#e6c48f", "#2f5d50", "#b5372c"],
  ["#c9d5a6", "#394f86", "#c9622f"],
  ["#e7bfae", "#3f5a2c", "#5c3d70"],
  ["#4f6b62", "#f0d589", "#e58a66"],
  ["#5a4a66", "#f2b8a0", "#f0d589"],
  ["#33506b", "#e9e2cd", "#e3a63f"],
] as const;

const QUALITY = 62;
const MARGIN_BYTES = 64;

/** Rotates and places a drawing. The rotation is limited, so that a cup is never upside down. */
function svgOf(motif: Motif, rendering: number): string {
  const number = motifs.indexOf(motif);
  const s = sheet(200, 200, 1_000 + number * 97 + rendering * 13);
  const [ground, main, second] = palettes[(rendering * 3 + number) % palettes.length] ?? palettes[0];
  drawGround(s, rendering + number * 3, ground);
  const turn = (motif === "key" || motif === "pencil" ? 70 : 16) * (s.r() * 2 - 1);
  const place = `translate(${n1(100 + s.r.range(-8, 8))} ${n1(100 + s.r.range(-8, 8))})`;
  s.group(`transform="${place} rotate(${n1(turn)}) scale(${s.r.range(0.96, 1.14).toFixed(2)})"`, () =>
    drawings[motif](s, paintOf(main, second), rendering),
  );
  return s.svg();
}

async function render(motif: Motif, rendering: number): Promise<number> {
  const bytes = await sharp(Buffer.from(svgOf(motif, rendering)), { density: 144 })
    .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: "fill" })
    .flatten({ background: "#fff" })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
  if (bytes.length > PICTURE_BYTES - MARGIN_BYTES) throw new Error(`${motif} ${rendering} has ${bytes.length} bytes`);
  await writeFile(fileOf(motif, rendering), bytes);
  return bytes.length;
}

const sizes: number[] = [];
for (const motif of motifs)
  for (let rendering = 0; rendering < RENDERINGS; rendering += 1) sizes.push(await render(motif, rendering));
console.log(`${sizes.length} pictures of ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes`);
