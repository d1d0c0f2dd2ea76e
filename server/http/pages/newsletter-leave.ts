// POST /newsletter/abmelden?t=TOKEN: mail programs unsubscribe with one click, without origin and cookie (RFC 8058).
// GET shows the page with the button (client/site/newsletter/LeavePage.tsx).
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { newsletterTokenInput } from "#contract/schemas/newsletter.ts";
import { newsletterLeavePath } from "#contract/values/pages.ts";
import { leave } from "../../letters/newsletter/subscribe.ts";
import { sentence } from "../../kernel/sentences.ts";
import { barePage } from "../answers/bare-page.ts";
import { presentLogged } from "../errors.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

const query = z.object({ t: newsletterTokenInput.shape.token });

/** Maximum size of the request body. Mail programs send less. */
const BODY_BYTES = 10_000;

export function registerNewsletterLeave(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.route({
      method: "POST",
      url: newsletterLeavePath,
      config: { audience: "programs", origin: "any", session: "none", body: "any" },
      handler: async (request, reply) => {
        const isBrowser = request.headers.accept?.includes("text/html") === true;
        if (isBrowser) return leaveByButton(request, reply);
        await leave(request.context, { token: query.parse(request.query).t });
        return reply.code(204).send();
      },
    });
  });
  refuseOtherMethods(app, newsletterLeavePath, ["GET", "HEAD", "POST"]);
}

async function leaveByButton(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = request.pageLanguage;
  try {
    const { email } = await leave(request.context, { token: query.parse(request.query).t });
    return barePage(reply, { status: 200, language, title: sentence(language, "subscribe:leave.done", { email }) });
  } catch (error) {
    const { body, status, retryAfterSeconds } = presentLogged(request, error, language);
    if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds);
    return barePage(reply, { status, language, title: body.message });
  }
}
