// The command `npm run pictures:map` draws the numbered pins of the map's preview image into one strip beside this
// file.
import sharp from "sharp";
import { limits } from "#contract/values/limits.ts";
import { PIN } from "#server/outside/map-picture.ts";

const { width, height, file } = PIN;
const APPLE = "#ab2f26";
const PAPER = "#fffdf8";

/** The outline of a pin: a drop that stands on its tip. Below the tip, there is space for the shadow. */
const drop = "M44 108 C40 92 10 70 10 42 A34 34 0 1 1 78 42 C78 70 48 92 44 108 Z";

function pin(number: number, left: number): string {
  return `<g transform="translate(${left} 0)">
    <ellipse cx="44" cy="107" rx="11" ry="3.5" fill="#1c1408" fill-opacity="0.35"/>
    <path d="${drop}" fill="${APPLE}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>
    <text x="44" y="57" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-weight="700"
      font-size="${number > 9 ? 36 : 42}" fill="${PAPER}">${number}</text>
  </g>`;
}

const numbers = Array.from({ length: limits.mapPlaces }, (_, index) => index + 1);
const pins = numbers.map((number, index) => pin(number, index * width)).join("");
const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * numbers.length}" height="${height}">${pins}</svg>`;
// server/outside/sharp.ts blocks SVG input, so it is enabled here.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
await sharp(Buffer.from(strip)).webp({ lossless: true }).toFile(file);
