// Renders a picture with lettering in the site's fonts.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, chromium } from "@playwright/test";
import { browserLaunch } from "../../../e2e/browser.ts";

const { resolve } = createRequire(import.meta.url);
let browser: Browser | null = null;

export async function fontFace(family: string, file: string): Promise<string> {
  const bytes = await readFile(resolve(file));
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
}

/** A PNG of an SVG, pixel by pixel. */
export async function letterpress(svg: string): Promise<Buffer> {
  browser ??= await chromium.launch(await browserLaunch());
  const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/u.exec(svg) ?? [];
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
  const fonts = await Promise.all([
    fontFace("Heading", "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
    fontFace("Text", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
  ]);
  await page.setContent(
    `<!doctype html><style>${fonts.join("\n")} body { margin: 0 } svg { display: block }</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: "png" });
  await page.close();
  return png;
}

export async function closePress(): Promise<void> {
  await browser?.close();
}
