import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endlessPdf, leaflet, slowPdf, turnedForm } from "#testing/documents.ts";
import { pdf } from "#testing/pictures.ts";
import { renderFirstPage } from "./pdf.ts";

const BOX = { width: 800, height: 1200 };

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "pdf-test-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function render(bytes: Buffer, bounds: { maxMs?: number; memoryBytes?: number } = {}) {
  const path = join(dir, "file.pdf");
  await writeFile(path, bytes);
  return renderFirstPage(path, BOX, { maxMs: 60_000, ...bounds });
}

test("a page is drawn in its colours, as large as the box lets it be", async () => {
  const page = await render(leaflet());
  expect([page.width, page.height]).toEqual([800, 1133]);
  expect(page.pixels.length).toBe(800 * 1133 * 4);
  expect([...page.pixels.subarray(0, 4)]).toEqual([204, 26, 26, 255]);
  const isWhite = (at: number) => page.pixels[at] === 255 && page.pixels[at + 1] === 255;
  const text = Array.from({ length: page.pixels.length / 4 }, (_, index) => index * 4).filter(isWhite);
  expect(text.length).toBeGreaterThan(1_000);
  expect(await render(leaflet("x", [100, 400]))).toMatchObject({ width: 300, height: 1200 });
});

test("a page is turned and cut as readers do it, and has its marks and the fields of its form", async () => {
  const { pixels, width, height } = await render(turnedForm());
  expect([width, height]).toEqual([800, 400]);
  const colourAt = (x: number, y: number): number[] => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  expect(colourAt(10, 10)).toEqual([204, 26, 26]);
  expect(colourAt(150, 150)).toEqual([0, 255, 0]);
  expect(colourAt(640, 300)).toEqual([255, 255, 0]);
  expect(colourAt(400, 300)).toEqual([255, 255, 255]);
});

test("what is no page cannot be rendered, and the next one can", async () => {
  const broken: Record<string, Buffer> = {
    "without pages": pdf,
    "cut off": leaflet().subarray(0, 60),
    "no PDF": Buffer.from("%PDF-1.7 nothing"),
    "a line, not an area": leaflet("x", [10, 14_400]),
  };
  for (const [name, bytes] of Object.entries(broken)) await expect(render(bytes), name).rejects.toThrow();
  expect((await render(leaflet())).width).toBe(800);
});

test("a page that takes a minute is given up in time, and holds up nobody meanwhile", async () => {
  // If rendering blocked this thread, the page would be ready before the timer fires.
  await expect(render(slowPdf(), { maxMs: 1_500 })).rejects.toThrow("The operation was aborted");
  expect((await render(leaflet())).width).toBe(800);
});

test("a page that takes ever more memory is given up at its bound, and the next one can be rendered", async () => {
  const outOfMemory = "Aborted(native code called abort())";
  await expect(render(endlessPdf(), { memoryBytes: 32_000_000 })).rejects.toThrow(outOfMemory);
  // The endless page would fail even without the limit, at four gigabytes. This large page fails only because of the
  // limit.
  const bytes = leaflet();
  const end = bytes.lastIndexOf("startxref");
  const padded = Buffer.concat([bytes.subarray(0, end), Buffer.alloc(40_000_000, "\n"), bytes.subarray(end)]);
  await expect(render(padded, { memoryBytes: 32_000_000 })).rejects.toThrow();
  expect((await render(padded)).width).toBe(800);
  expect((await render(leaflet())).width).toBe(800);
});
