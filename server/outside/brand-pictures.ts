// sharp draws logos. Names and the default icon are drawn as a PDF, because the server reads no SVG.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import { decoding, pictureSlots, reading } from "./images.ts";
import { renderFirstPage } from "./pdf.ts";
import { fontFile } from "./pdf-writer.ts";
import { loadSharp } from "./sharp.ts";

type Rgb = { r: number; g: number; b: number };
type Hex = string;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const MARK_SIZE = 512;

async function opened(logo: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(logo, reading).autoOrient().toColourspace("srgb").ensureAlpha();
}

/**
 * @param ground the background colour; null for a transparent background
 * @param share the maximum share of the icon's side that the logo takes
 */
export function makeIcon(logo: Buffer, side: number, ground: Hex | null, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  return pictureSlots(() =>
    decoding(async () => {
      const sharp = await loadSharp();
      const mark = await (
        await opened(logo)
      )
        .resize({ width: inner, height: inner, fit: "contain", background: CLEAR })
        .png()
        .toBuffer();
      const square = sharp({ create: { width: side, height: side, channels: 4, background: ground ?? CLEAR } });
      const drawn = sharp(
        await square
          .composite([{ input: mark }])
          .png()
          .toBuffer(),
      );
      return (ground === null ? drawn : drawn.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
    }),
  );
}

type HeadLogo = { size: Size; paper: Hex; /** The page background in the other colour scheme. */ plate: Hex };

/** A pixel of the logo with at least this contrast ratio counts as visible on the paper. */
const LEAST_CONTRAST = 2;
const DENSITY = 3;

/** The logo for the head of a page. It gets a coloured background if it would be invisible on the page. */
export function makeHeadLogo(logo: Buffer, { size, paper, plate }: HeadLogo): Promise<Buffer> {
  return pictureSlots(() =>
    decoding(async () => {
      const ground = (await standsOutFrom(logo, paper)) ? null : plate;
      const drawn = await onGround(logo, sizeAt(size, DENSITY), ground);
      return drawn.webp({ quality: 88, alphaQuality: 95 }).toBuffer();
    }),
  );
}

/** Pixels per CSS pixel. Pages use a higher density, but every mail contains the picture, so it must be small. */
const LETTER_DENSITY = 2;

/**
 * Mails show the same picture in light and dark mode. The logo gets a coloured background unless it is visible in
 * both modes.
 */
export function makeLetterLogo(logo: Buffer, size: Size, papers: readonly [Hex, Hex]): Promise<Buffer> {
  return pictureSlots(() =>
    decoding(async () => {
      const [light, dark] = papers;
      const [onLight, onDark] = [await standsOutFrom(logo, light), await standsOutFrom(logo, dark)];
      const plate = onLight && onDark ? null : onDark ? dark : light;
      const drawn = await onGround(logo, sizeAt(size, LETTER_DENSITY), plate);
      return drawn.png(small).toBuffer();
    }),
  );
}

/** The logo for printed documents. Document archives may reject transparency, so the picture has none. */
export function makePrintedLogo(logo: Buffer, size: Size, plate: Hex): Promise<Buffer> {
  return pictureSlots(() =>
    decoding(async () => {
      const sharp = await loadSharp();
      const ground = (await standsOutFrom(logo, WHITE)) ? null : plate;
      const drawn = await (await onGround(logo, size, ground)).png().toBuffer();
      return sharp(drawn).flatten({ background: WHITE }).png(small).toBuffer();
    }),
  );
}

const WHITE = "#ffffff";
const small = { compressionLevel: 9, palette: true, quality: 95 } as const;

const sizeAt = ({ width, height }: Size, density: number): Size => ({
  width: width * density,
  height: height * density,
});

async function onGround(logo: Buffer, { width, height }: Size, ground: Hex | null): Promise<Sharp> {
  const sharp = await loadSharp();
  const room = ground === null ? 1 : 0.86;
  const mark = await (
    await opened(logo)
  )
    .resize({
      width: Math.round(width * room),
      height: Math.round(height * room),
      fit: "contain",
      background: CLEAR,
    })
    .png()
    .toBuffer();
  const square = sharp({ create: { width, height, channels: 4, background: ground ?? CLEAR } });
  return square.composite([{ input: mark }]);
}

const luminance = ({ r, g, b }: Rgb): number => {
  const [red, green, blue] = [r, g, b].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** True if at least half of the logo's opaque pixels are visible on the paper. */
async function standsOutFrom(logo: Buffer, paper: Hex): Promise<boolean> {
  const side = 48;
  const { data } = await (
    await opened(logo)
  )
    .resize({ width: side, height: side, fit: "inside" })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const ground = luminance(rgbOf(paper));
  let [seen, all] = [0, 0];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const own = luminance({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });
    const [dark, light] = own < ground ? [own, ground] : [ground, own];
    if ((light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST) seen += alpha;
    all += alpha;
  }
  return all === 0 || seen / all >= 0.5;
}

const rgbOf = (hex: Hex): Rgb => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return { r, g, b };
};

export type MarkColors = { ground: Hex; shape: Hex; dot: Hex };
/** The path from client/ui/favicon.svg, in a square of 32. */
export const markShape = "M8.5 26V15.5a7.5 7.5 0 0 1 15 0V26h-4.5V15.5a3 3 0 0 0-6 0V26Z";

export function drawMark(dir: string, { ground, shape, dot }: MarkColors): Promise<Buffer> {
  return drawn(dir, { width: MARK_SIZE, height: MARK_SIZE }, (pdf) => {
    pdf.rect(0, 0, MARK_SIZE, MARK_SIZE).fill(ground);
    pdf
      .scale(MARK_SIZE / 32)
      .path(markShape)
      .fill(shape);
    pdf.circle(16, 23.5, 2.5).fill(dot);
  });
}

export type Card = {
  width: number;
  height: number;
  name: string;
  mark: Buffer;
  paper: Hex;
  ink: Hex;
  band: Hex;
};

const NAME = { largest: 84, smallest: 34, lines: 2 } as const;

export async function drawCard(dir: string, { width, height, name, mark, paper, ink, band }: Card): Promise<Buffer> {
  const png = await pictureSlots(() =>
    decoding(async () =>
      (await opened(mark))
        .resize({ width: 900, height: 560, fit: "inside", withoutEnlargement: true })
        .flatten({ background: paper })
        .png()
        .toBuffer(),
    ),
  );
  return drawn(dir, { width, height }, (pdf) => {
    pdf.rect(0, 0, width, height).fill(paper);
    pdf.rect(0, height - 22, width, 22).fill(band);
    const hasName = name !== "";
    pdf.image(png, 90, 80, { fit: [width - 180, hasName ? 270 : 440], align: "center", valign: "center" });
    if (!hasName) return;
    let size: number = NAME.largest;
    const heightAt = (): number => pdf.fontSize(size).heightOfString(name, { width: width - 180 });
    while (size > NAME.smallest && heightAt() > NAME.lines * size * 1.3) size -= 4;
    const room = { top: 390, height: 180 };
    const top = room.top + Math.max(0, (room.height - heightAt()) / 2);
    pdf.fill(ink).text(name, 90, top, { width: width - 180, height: room.height, align: "center", ellipsis: true });
  });
}

type Size = { width: number; height: number };

async function drawn(dir: string, { width, height }: Size, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const [sharp, { default: PdfDocument }] = await Promise.all([loadSharp(), import("pdfkit")]);
  const pdf = new PdfDocument({ size: [width, height], margin: 0, font: fontFile("semibold") });
  const bytes = buffer(pdf);
  draw(pdf);
  pdf.end();
  const path = join(dir, `brand-${width}.pdf`);
  await writeFile(path, await bytes);
  const page = await renderFirstPage(path, { width, height });
  const raw = { width: page.width, height: page.height, channels: 4 as const };
  return sharp(page.pixels, { raw }).removeAlpha().png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
}

/** An .ico file of PNG pictures, which every browser of the last ten years reads. */
export function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
