// Fills sheets from top to bottom. Texts have tags for screen readers; decoration has none.
import { decorate, mm, type Pdf, type PdfElement, printed, standFor } from "../../../outside/pdf-writer.ts";

export const LEFT = mm(25);
export const RIGHT = mm(190);
export const BOTTOM = mm(262);
const CONTINUED_TOP = mm(25);

export const ink = "#1d1b18";
export const faint = "#6b655c";
export const hairline = "#d5cfc4";

export type Sheet = {
  pdf: Pdf;
  root: PdfElement;
  y: number;
};

export type Style = {
  size?: number;
  font?: "regular" | "semibold";
  color?: string;
  align?: "left" | "right";
  x?: number;
  width?: number;
};

const leading = 1.32;

export function lineHeight(size = 10): number {
  return size * leading;
}

function set(pdf: Pdf, { size = 10, font = "regular", color = ink }: Style): void {
  pdf.font(font).fontSize(size).fillColor(color);
}

type Box = Style & { y: number };

/** Writes text without a tag; the caller adds the tag. @returns the height of the text in points */
export function write(pdf: Pdf, text: string, box: Box): number {
  const shown = printed(pdf, text);
  if (shown === text.normalize()) return print(pdf, shown, box);
  // The font lacks some characters, so other characters are printed. Screen readers and copies get the original text.
  return text.split("\n").reduce((sum, one) => {
    let height = 0;
    standFor(pdf, one, () => void (height = print(pdf, printed(pdf, one), { ...box, y: box.y + sum })));
    return sum + height;
  }, 0);
}

function print(pdf: Pdf, text: string, { y, x = LEFT, width = RIGHT - x, align = "left", ...style }: Box): number {
  set(pdf, style);
  const options = {
    width,
    align,
    lineGap: lineHeight(style.size) - pdf.currentLineHeight(),
    features: ["tnum" as const],
  };
  const height = pdf.heightOfString(text, options);
  pdf.text(text, x, y, options);
  return height;
}

export function heightOf(pdf: Pdf, text: string, { x = LEFT, width = RIGHT - x, ...style }: Style): number {
  set(pdf, style);
  return pdf.heightOfString(printed(pdf, text), { width, lineGap: lineHeight(style.size) - pdf.currentLineHeight() });
}

export function room(sheet: Sheet, height: number): void {
  if (sheet.y + height <= BOTTOM) return;
  sheet.pdf.addPage();
  sheet.y = CONTINUED_TOP;
}

export function paragraph(
  sheet: Sheet,
  text: string,
  style: Style & { tag?: "P" | "H1" | "H2"; gap?: number } = {},
): void {
  const { tag = "P", gap = 8, ...rest } = style;
  const { pdf, root } = sheet;
  room(sheet, heightOf(pdf, text, rest));
  root.add(
    pdf.struct(tag, {}, () => {
      sheet.y += write(pdf, text, { ...rest, y: sheet.y }) + gap;
    }),
  );
}

export function line(pdf: Pdf, y: number, { from = LEFT, to = RIGHT, width = 0.5, color = faint } = {}): void {
  decorate(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke());
}
