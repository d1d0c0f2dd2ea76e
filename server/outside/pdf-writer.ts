// Writes tagged PDF/A-3a for screen readers and archives.
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const fontOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}.ttf`));

export const fontFile = (weight: "regular" | "semibold"): string =>
  fontOf(weight === "regular" ? "400Regular/SourceSans3_400Regular" : "600SemiBold/SourceSans3_600SemiBold");

export type Pdf = PDFKit.PDFDocument;
export type PdfElement = PDFKit.PDFStructureElement;

type Facts = { language: string; title: string; author: string; created: Date };

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/**
 * Equal input gives equal bytes.
 * @param facts the metadata
 * @param draw adds the tagged content to `root`
 */
export async function writePdf(
  { language, title, author, created }: Facts,
  draw: (pdf: Pdf, root: PdfElement) => Promise<void>,
): Promise<Buffer> {
  // These packages are imported on first use, because most processes never write a PDF.
  const [{ default: PdfDocument }, { default: toLatin }] = await Promise.all([import("pdfkit"), import("any-ascii")]);
  const pdf = new PdfDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    lang: language,
    displayTitle: true,
    font: fontFile("regular"),
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  pdf.registerFont("regular", fontFile("regular"));
  pdf.registerFont("semibold", fontFile("semibold"));
  letters.set(pdf, lettersOf(pdf, toLatin));
  const bytes = buffer(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  await draw(pdf, root);
  root.end();
  pdf.end();
  return bytes;
}

const letters = new WeakMap<Pdf, (text: string) => string>();

function lettersOf(pdf: Pdf, toLatin: (letter: string) => string): (text: string) => string {
  // The types of pdfkit omit the font file of a font.
  const { font } = (pdf.font("regular") as unknown as { _font: { font: FontFile } })._font;
  const hasLetter = (letter: string): boolean =>
    /\s/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  // Combining marks and invisible characters may have no Latin counterpart.
  const latin = (letter: string): string => toLatin(letter) || (/[\p{M}\p{C}]/u.test(letter) ? "" : "?");
  return (text) => [...text.normalize()].map((letter) => (hasLetter(letter) ? letter : latin(letter))).join("");
}

type FontFile = { hasGlyphForCodePoint: (code: number) => boolean };

/** Returns the text as it can be printed: letters that the font lacks are transliterated to Latin. */
export function printed(pdf: Pdf, text: string): string {
  return letters.get(pdf)?.(text) ?? text;
}

/** Calls `draw`. Screen readers and the clipboard get `text` instead of the drawing. */
export function standFor(pdf: Pdf, text: string, draw: () => void): void {
  pdf.markContent("Span", { actual: text });
  draw();
  pdf.endMarkedContent();
}

export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact");
  draw();
  pdf.endMarkedContent();
}

export function openPicture(pdf: Pdf, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  // The types of pdfkit do not accept an opened picture.
  return (pdf as unknown as { openImage: (source: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(bytes);
}

type Options = NonNullable<Parameters<Pdf["struct"]>[1]>;

/** @param box the position on the page in points: left, top, right, bottom */
export function figureAt(alt: string, box: [number, number, number, number]): Options {
  return { alt, bbox: box } as Options;
}

export function headOf(of: "Column" | "Row"): Options {
  return { scope: of } as Options;
}
