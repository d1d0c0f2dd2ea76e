// POST /newsletter/abmelden?t=TOKEN: the button 'unsubscribe' of mail programs, which send no origin and no cookie
// (RFC 8058). Whoever opens the address gets the page with the button (client/site/newsletter/LeavePage.tsx).
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newsletterTokenInput } from "#contract/newsletter.ts";
import { newsletterLeavePath } from "#contract/pages.ts";
import { leave } from "../newsletter/subscribe.ts";
import { refuseOtherMethods } from "./refuse.ts";

const query = z.object({ t: newsletterTokenInput.shape.token });

/** More than any mail program sends. */
const BODY_BYTES = 10_000;

export function registerNewsletterLeave(app: FastifyInstance): void {
  app.register(async (scope) => {
    // The body says only 'List-Unsubscribe=One-Click', urlencoded or as multipart.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.route({
      method: "POST",
      url: newsletterLeavePath,
      config: { audience: "programs", origin: "any", session: "none", body: "any" },
      handler: async (request, reply) => {
        await leave(request.context, { token: query.parse(request.query).t });
        return reply.code(204).send();
      },
    });
  });
  refuseOtherMethods(app, newsletterLeavePath, ["GET", "HEAD", "POST"]);
}
