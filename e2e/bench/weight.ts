// Measures how many bytes a guest without a cache downloads for each page, by kind. Headers do not count.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserLaunch } from "../browser.ts";
import { startSite } from "./processes.ts";
import type { Row, Section } from "./report.ts";
import { kilobytes } from "./stats.ts";

const routes = ["/", "/Aktuelles", "/Veranstaltungen", "/Erlebnis", "/Projekt", "/Kontakt", "/Impressum", "/login"];
const SCRIPT_AIM_KB = 140;

const columns: Record<string, string> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "fonts",
  Image: "pictures",
};

export const weight: Section = {
  name: "weight",
  title: "Kilobytes on the wire of a guest's first page, at 1280 pixels (js: brotli)",
  run: async (directory) => {
    const site = await startSite(await mkdtemp(join(directory, "weight-")));
    const browser = await chromium.launch(await browserLaunch());
    try {
      const rows: Row[] = [];
      for (const route of routes) rows.push(await weigh(browser, site.url, route));
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function weigh(browser: Browser, origin: string, route: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  // In this event, `encodedDataLength` is the size of the headers only.
  const headers = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, columns[type] ?? "other");
    headers.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await page.goto(origin + route, { waitUntil: "networkidle" });
  await page.close();
  const sizes = Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, kilobytes(size)]));
  const isMet = kilobytes(bytes["js"] ?? 0) <= SCRIPT_AIM_KB;
  return { what: route, ...sizes, requests: kinds.size, aim: `js at most ${SCRIPT_AIM_KB}`, isMet };
}
