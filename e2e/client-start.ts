// With E2E_CLIENT_START = 'now' or 'late', the client of a page starts immediately or late. A proxy in front of the
// site delays the client.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { forward, keepAliveTimeout } from "./gate.ts";

/** During this time, a test can check the page without its client. */
const LATE_MS = 1_500;

const firstScript = /^\/assets\/start-[\w-]+\.js$/u;
const client = /^\/assets\/entry\.client-[\w-]+\.js$/u;

export type ClientStart = "now" | "late";

export function wantedClientStart(): ClientStart | null {
  const wanted = process.env["E2E_CLIENT_START"];
  if (!wanted) return null;
  if (wanted === "now" || wanted === "late") return wanted;
  throw new Error(`E2E_CLIENT_START is 'now' or 'late', not '${wanted}'`);
}

export type StartGate = { url: string; leadTo: (siteUrl: string) => void; close: () => Promise<void> };

export async function openStartGate(start: ClientStart): Promise<StartGate> {
  let siteUrl = "";
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const { pathname } = new URL(request.url ?? "/", siteUrl);
    if (start === "now" && firstScript.test(pathname)) return void answerHasty(siteUrl + pathname, response);
    if (start === "now" || !client.test(pathname)) return forward(request, response, siteUrl);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      // Without caching, the client is late on every page and not only on the first one.
      forward(request, response, siteUrl, { answered: { "cache-control": "no-store" } });
    }, LATE_MS);
    waiting.add(timer);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => void (siteUrl = url),
    close: () =>
      new Promise((resolve) => {
        for (const timer of waiting) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerHasty(url: string, response: ServerResponse): Promise<void> {
  const given = await fetch(url);
  const headers = Object.fromEntries(["content-type", "cache-control"].map((name) => [name, given.headers.get(name)]));
  const script = `${await given.text()}\ndispatchEvent(new Event("focusin"));`;
  response.writeHead(given.status, headers as Record<string, string>).end(script);
}
