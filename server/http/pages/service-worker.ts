// GET /sw.js: the service worker's script, with constants of the current build.
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { WorkerBuild } from "#contract/values/worker-build.ts";
import { encodedText } from "../answers/encoded-text.ts";
import { sendEncoded } from "../answers/send-encoded.ts";

const VERSION_LENGTH = 12;
/** This policy applies to the service worker itself. The worker may fetch only from this site. */
const policy = "default-src 'none'; connect-src 'self'";

export function workerScript(code: string, shell: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(shell)).update(code).digest("hex");
  const build: WorkerBuild = { version: hash.slice(0, VERSION_LENGTH), shell };
  return `const build=${JSON.stringify(build)};\n${code}`;
}

export function registerServiceWorker(app: FastifyInstance, script: string): void {
  const text = encodedText(script);
  app.get("/sw.js", { exposeHeadRoute: true, config: { session: "none" } }, async (request, reply) => {
    void reply.header("content-security-policy", policy).header("vary", "Accept-Encoding");
    return sendEncoded(request, reply, text, "text/javascript; charset=utf-8");
  });
}
