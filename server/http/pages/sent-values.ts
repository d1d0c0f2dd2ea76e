// What the page after a sent form says of the sender: it travels in a sealed cookie, so that neither address nor log has it.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sentMinutes } from "#contract/values/limits.ts";
import { seal, unseal } from "../../forms/captcha/seal.ts";
import { isForeseen } from "../answers/foreseen.ts";

/** Named in the privacy statement (server/site/legal/privacy.ts) and in contract.md section 3. */
const SENT_COOKIE = "sent";

const kept = z.object({ until: z.number(), values: z.record(z.string(), z.string()) });

/** @param path of the page that thanks: the cookie is sent to it alone */
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

/** Only once: on a shared computer the next visitor does not see them. */
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
