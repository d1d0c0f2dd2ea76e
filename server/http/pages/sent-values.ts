// A sealed cookie transports a form's values to the thank-you page. So no address and no log contains the values.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sentMinutes } from "#contract/values/limits.ts";
import { seal, unseal } from "../../forms/captcha/seal.ts";
import { isForeseen } from "../answers/foreseen.ts";

/** The privacy statement (server/site/legal/privacy.ts) and contract.md section 3 contain this name. */
const SENT_COOKIE = "sent";

const kept = z.object({ until: z.number(), values: z.record(z.string(), z.string()) });

export function keepSentValues(
  { context: { services } }: FastifyRequest,
  reply: FastifyReply,
  path: string,
  values: Record<string, string>,
): void {
  const until = services.now().getTime() + sentMinutes * 60_000;
  const sealed = seal(services.secretKey, "sent values", Buffer.from(JSON.stringify({ until, values })));
  void reply.setCookie(SENT_COOKIE, sealed, {
    path,
    maxAge: sentMinutes * 60,
    httpOnly: true,
    sameSite: "strict",
    secure: services.publicUrl().startsWith("https:"),
  });
}

/** Returns the values and clears the cookie, so that the next person at the computer does not see the values. */
export function takeSentValues(request: FastifyRequest, reply: FastifyReply, path: string): Record<string, string> {
  const sealed = request.cookies[SENT_COOKIE];
  if (sealed === undefined || isForeseen(request.headers)) return {};
  void reply.clearCookie(SENT_COOKIE, { path });
  const { secretKey, now } = request.context.services;
  const bytes = unseal(secretKey, "sent values", sealed);
  if (bytes === null) return {};
  const { until, values } = kept.parse(JSON.parse(bytes.toString()));
  return until > now().getTime() ? values : {};
}
