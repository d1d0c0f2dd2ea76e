import { setImmediate } from "node:timers/promises";
import { headOf, type PdfElement } from "../../../outside/pdf-writer.ts";
import {
  faint,
  hairline,
  heightOf,
  LEFT,
  line,
  lineHeight,
  RIGHT,
  room,
  type Sheet,
  type Style,
  write,
} from "./sheet.ts";

export type Column = { title: string; width: number; align?: "left" | "right" };
/** Each cell is a list of lines. The first line has the normal size; the other lines are small. */
export type Row = { cells: string[][] };

const PADDING = 5;

export async function table(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
  const { pdf, root } = sheet;
  const element = pdf.struct("Table");
  root.add(element);
  head(sheet, element, columns);
  for (const row of rows) {
    const height = heightOfRow(sheet, columns, row);
    const before = sheet.y;
    room(sheet, height + PADDING * 2);
    if (sheet.y < before) head(sheet, element, columns);
    body(sheet, element, columns, row, height);
    await setImmediate();
  }
  element.end();
}

const places = (columns: readonly Column[]): number[] => {
  const starts: number[] = [];
  let x = LEFT;
  for (const { width } of columns) {
    starts.push(x);
    x += width;
  }
  return starts;
};

const inner = ({ width }: Column): number => width - 6;
const small: Style = { size: 8.5, color: faint };

function head(sheet: Sheet, element: PdfElement, columns: readonly Column[]): void {
  const { pdf } = sheet;
  const starts = places(columns);
  const cells = columns.map((column, index) =>
    pdf.struct("TH", headOf("Column"), () => {
      write(pdf, column.title, {
        ...small,
        font: "semibold",
        y: sheet.y,
        x: starts[index] ?? LEFT,
        width: inner(column),
        align: column.align ?? "left",
      });
    }),
  );
  element.add(pdf.struct("TR", {}, cells));
  sheet.y += lineHeight(8.5) + 3;
  line(pdf, sheet.y, { width: 0.8 });
  sheet.y += PADDING;
}

function heightOfRow({ pdf }: Sheet, columns: readonly Column[], { cells }: Row): number {
  const heights = cells.map((lines, index) => {
    const column = columns[index] as Column;
    return lines.reduce(
      (sum, text, at) => sum + heightOf(pdf, text, { ...(at > 0 && small), width: inner(column) }),
      0,
    );
  });
  return Math.max(...heights);
}

function body(sheet: Sheet, element: PdfElement, columns: readonly Column[], { cells }: Row, height: number): void {
  const { pdf } = sheet;
  const starts = places(columns);
  const written = cells.map((lines, index) =>
    pdf.struct("TD", {}, () => {
      const column = columns[index] as Column;
      let { y } = sheet;
      for (const [at, text] of lines.entries()) {
        const place = { y, x: starts[index] ?? LEFT, width: inner(column), align: column.align ?? "left" } as const;
        y += write(pdf, text, { ...(at > 0 && small), ...place });
      }
    }),
  );
  element.add(pdf.struct("TR", {}, written));
  sheet.y += height + PADDING;
  line(pdf, sheet.y, { width: 0.4, color: hairline });
  sheet.y += PADDING;
}

export function sums(sheet: Sheet, rows: readonly { label: string; value: string; isTotal?: boolean }[]): void {
  const { pdf, root } = sheet;
  room(sheet, rows.length * lineHeight(12));
  const element = pdf.struct("Table");
  root.add(element);
  for (const { label, value, isTotal = false } of rows) {
    const style: Style = isTotal ? { size: 12, font: "semibold" } : {};
    if (isTotal) {
      line(pdf, sheet.y + 1, { from: RIGHT - 250 });
      sheet.y += 5;
    }
    const cell = (text: string, x: number, width: number, tag: "TH" | "TD") =>
      pdf.struct(
        tag,
        tag === "TH" ? headOf("Row") : {},
        () => void write(pdf, text, { ...style, y: sheet.y, x, width, align: "right" }),
      );
    element.add(pdf.struct("TR", {}, [cell(label, RIGHT - 250, 160, "TH"), cell(value, RIGHT - 90, 90, "TD")]));
    sheet.y += lineHeight(style.size) + 2;
  }
  element.end();
  sheet.y += 10;
}
