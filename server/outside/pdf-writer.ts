// Writes tagged PDF/A-3a, which screen readers and archives read, with a font that has all letters of Europe.
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const fontOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}.ttf`));

/** The files of the fonts, for other drawings. */
export const fontFile = (weight: "regular" | "semibold"): string =>
  fontOf(weight === "regular" ? "400Regular/SourceSans3_400Regular" : "600SemiBold/SourceSans3_600SemiBold");

export type Pdf = PDFKit.PDFDocument;
export type PdfElement = PDFKit.PDFStructureElement;

type Facts = { language: string; title: string; author: string; created: Date };

/** Points of the given millimetres. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/**
 * @param facts what the file says of itself; the same facts and drawing make the same bytes
 * @param draw everything that is not decoration is added to `root` as structure
 */
export async function writePdf(
  { language, title, author, created }: Facts,
  draw: (pdf: Pdf, root: PdfElement) => Promise<void>,
): Promise<Buffer> {
  // Most processes never print.
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

/** How each document writes letters that its font lacks. */
const letters = new WeakMap<Pdf, (text: string) => string>();

function lettersOf(pdf: Pdf, toLatin: (letter: string) => string): (text: string) => string {
  // The types do not know the font's file.
  const { font } = (pdf.font("regular") as unknown as { _font: { font: FontFile } })._font;
  const hasLetter = (letter: string): boolean =>
    /\s/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  // Marks upon letters, and signs that nobody sees, may have no counterpart.
  const latin = (letter: string): string => toLatin(letter) || (/[\p{M}\p{C}]/u.test(letter) ? "" : "?");
  return (text) => [...text.normalize()].map((letter) => (hasLetter(letter) ? letter : latin(letter))).join("");
}

type FontFile = { hasGlyphForCodePoint: (code: number) => boolean };

/** A text in letters that can be printed: what the font lacks is written in Latin ones. */
export function printed(pdf: Pdf, text: string): string {
  return letters.get(pdf)?.(text) ?? text;
}

/** Whoever reads or copies what is drawn gets this text. */
export function standFor(pdf: Pdf, text: string, draw: () => void): void {
  pdf.markContent("Span", { actual: text });
  draw();
  pdf.endMarkedContent();
}

/** What screen readers leave out. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact");
  draw();
  pdf.endMarkedContent();
}

/** A picture that stands in the file once, however often it is drawn. */
export function openPicture(pdf: Pdf, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  // The types do not know that what is opened can be drawn.
  return (pdf as unknown as { openImage: (source: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(bytes);
}

type Options = NonNullable<Parameters<Pdf["struct"]>[1]>;

/** A picture in the structure. @param box its place on the page in points: left, top, right, bottom */
export function figureAt(alt: string, box: [number, number, number, number]): Options {
  // The types do not know the box yet.
  return { alt, bbox: box } as Options;
}

/** A head of a table: of its column, or of its row. */
export function headOf(of: "Column" | "Row"): Options {
  return { scope: of } as Options;
}
