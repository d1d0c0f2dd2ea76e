// A proxy between browser and site. It can go offline, or answer instead of the site.
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

export type Gate = {
  url: string;
  /** Refuses connections, as if there were no network. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Answers that the gate sends itself, by path. */
  instead: Map<string, { status: number; headers?: Record<string, string>; body: string }>;
};

/** Longer than the idle time of any connection in the tests. A request on a closing connection would fail. */
export const keepAliveTimeout = 72_000;

export async function openGate(siteUrl: string): Promise<Gate> {
  const site = new URL(siteUrl);
  const instead: Gate["instead"] = new Map();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const own = instead.get(new URL(request.url ?? "/", siteUrl).pathname);
    if (own) return void response.writeHead(own.status, own.headers).end(own.body);
    const headers = { ...request.headers, host: site.host, ...(request.headers.origin && { origin: site.origin }) };
    forward(request, response, siteUrl, { asked: headers });
  };
  let server: Server;
  let port = 0;
  const listen = async (): Promise<void> => {
    server = createServer({ keepAliveTimeout }, answer);
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  /**
   * While the gate was shut, another connection on this machine may have taken its port. So `open` tries several times.
   */
  const open = async (tries = 20): Promise<void> => {
    try {
      await listen();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || tries === 0) throw error;
      await setTimeout(250);
      await open(tries - 1);
    }
  };
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await open();
  return { url: `http://127.0.0.1:${port}`, shut, open, instead };
}

export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
  { asked = request.headers, answered = {} }: { asked?: OutgoingHttpHeaders; answered?: OutgoingHttpHeaders } = {},
): void {
  const { method, url: path } = request;
  const forwarded = httpRequest(siteUrl, { method, path, headers: asked }, (given) => {
    response.writeHead(given.statusCode ?? 502, { ...given.headers, ...answered });
    given.pipe(response);
  });
  forwarded.on("error", () => response.destroy());
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}
