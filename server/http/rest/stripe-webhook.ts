// POST /api/v0/shop/webhook/stripe: messages are authenticated by the signature of their bytes.
import type { FastifyInstance } from "fastify";
import { readWebhook } from "../../shop/payments/read-webhook.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

const PATH = "/api/v0/shop/webhook/stripe";

export function registerStripeWebhook(app: FastifyInstance): void {
  for (const url of [PATH, `${PATH}/`]) {
    app.route({
      method: "POST",
      url,
      config: { audience: "programs", origin: "any", session: "none", body: "raw" },
      handler: async (request, reply) => {
        const signature = String(request.headers["stripe-signature"] ?? "");
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await readWebhook(request.context.services, body, signature);
        return reply.header("cache-control", "no-store").send({ received: true });
      },
    });
    refuseOtherMethods(app, url, ["POST"]);
  }
}
