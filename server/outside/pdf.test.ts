// The preview of a PDF's first page; no PDF can block the server or use up its memory.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endlessPdf, leaflet, slowPdf } from "../testing/documents.ts";
import { pdf } from "../testing/pictures.ts";
import { renderFirstPage } from "./pdf.ts";

const BOX = { width: 800, height: 1200 };

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "pdf-test-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function render(bytes: Buffer, maxMs?: number) {
  const path = join(dir, "file.pdf");
  await writeFile(path, bytes);
  return renderFirstPage(path, BOX, maxMs);
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

test("a page that takes for ever is given up in time, and holds up nobody meanwhile", async () => {
  let longestPause = 0;
  let last = performance.now();
  const heartbeat = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last);
    last = performance.now();
  }, 5);
  const begun = performance.now();
  await expect(render(slowPdf(), 1_500)).rejects.toThrow("aborted");
  clearInterval(heartbeat);
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(longestPause).toBeLessThan(500);
}, 20_000);

test("a page that takes ever more memory is given up at its bound, and gives it back", async () => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  await expect(render(endlessPdf())).rejects.toThrow("abort");
  clearInterval(watch);
  expect((peak - before) / 1e6).toBeLessThan(400);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(150);
}, 20_000);
