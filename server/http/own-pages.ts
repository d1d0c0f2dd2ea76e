import type { FastifyInstance } from "fastify";
import type { Services } from "../kernel/context.ts";

/** Answers without a socket, by the same way as requests of guests. The requests are not counted as visits. */
export function answerOwnPages(app: FastifyInstance, { ownPages, publicUrl }: Services): void {
  ownPages.answerWith(async (url, method = "GET") => {
    const { host, protocol } = new URL(publicUrl());
    const headers = { host, "x-forwarded-proto": protocol.slice(0, -1), "accept-encoding": "identity", dnt: "1" };
    const response = await app.inject({ method, url, headers, payloadAsStream: true });
    const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(given) as Record<string, string>,
      body: response.stream(),
    };
  });
}
