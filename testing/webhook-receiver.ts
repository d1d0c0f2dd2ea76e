// A program that receives webhooks, for tests. It verifies the signature independently of the site's code, as the
// specification 'Standard Webhooks' says.
import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedWebhook = {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
};

export type WebhookReceiver = {
  url: string;
  received: ReceivedWebhook[];
  /** The next requests get these statuses, the last one all further requests. */
  answer: (...statuses: number[]) => void;
  close: () => Promise<void>;
};

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let statuses = [204];
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    received.push({ path: request.url ?? "", headers: request.headers, text, body: JSON.parse(text) });
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204;
    answer.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {}).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (...next) => (statuses = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function isSignedBy(secret: string, { headers, text }: ReceivedWebhook): boolean {
  const [, key = ""] = /^whsec_([\d+/A-Za-z]{32,88}={0,2})$/u.exec(secret) ?? [];
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${text}`;
  const expected = createHmac("sha256", Buffer.from(key, "base64")).update(signed).digest();
  const [, given = ""] = /^v1,([\d+/=A-Za-z]+)$/u.exec(String(headers["webhook-signature"])) ?? [];
  const bytes = Buffer.from(given, "base64");
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
