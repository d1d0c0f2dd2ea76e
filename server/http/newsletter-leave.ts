// POST /newsletter/leave: the button 'unsubscribe' of mail programs, which send no origin and no cookie (RFC 8058).
import type { FastifyInstance } from "fastify";
import { newsletterTokenInput } from "#contract/newsletter.ts";
import { newsletterPath } from "#contract/pages.ts";
import { leave } from "../newsletter/subscribe.ts";
import { refuseOtherMethods } from "./refuse.ts";

const PATH = `${newsletterPath}/leave`;

export function registerNewsletterLeave(app: FastifyInstance): void {
  app.route({
    method: "POST",
    url: PATH,
    config: { audience: "programs", origin: "any", session: "none", body: "form" },
    handler: async (request, reply) => {
      // The body says only 'List-Unsubscribe=One-Click': it is not read.
      await leave(request.context, newsletterTokenInput.parse(request.query));
      return reply.code(204).send();
    },
  });
  refuseOtherMethods(app, PATH, ["POST"]);
}
