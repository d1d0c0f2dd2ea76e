import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { PENDING_HEADER } from "#contract/values/approvals.ts";
import { REQUEST_ID } from "../request-id.ts";

const neverAsked = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

export async function safetyHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const headers = await headersOfHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  return { ...headers, "permissions-policy": neverAsked.map((name) => `${name}=()`).join(", ") };
}

export function registerHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.decorate("safetyHeaders", headers);
  const all = Object.entries(headers);
  // send-at-once.ts bypasses this hook. Its answers already have these headers.
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header(REQUEST_ID, request.id);
    if (request.context?.answer.isPending === true) void reply.header(PENDING_HEADER, "1");
    for (const [name, value] of all) if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
}

/** Runs once at the start. Computing the headers for each answer would cost a tenth of a cached page's time. */
async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify();
  const plain = new Set(Object.keys((await app.inject("/")).headers));
  await app.close();
  const protectedApp = Fastify();
  await protectedApp.register(helmet, options);
  const { headers } = await protectedApp.inject("/");
  await protectedApp.close();
  const added = Object.entries(headers).filter(([name]) => !plain.has(name));
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
}
