import { DAY_MS } from "#contract/values/time.ts";
import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { accountPath } from "#contract/values/pages.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";

/** RFC 9116 recommends an expiry of less than a year. Each answer contains a new expiry, so the file never expires. */
const DAYS = 180;

export function registerWellKnown(
  app: FastifyInstance,
  services: Pick<Services, "database" | "now" | "publicUrl">,
): void {
  const open = { exposeHeadRoute: true, config: { session: "none" } } as const;
  app.get("/.well-known/change-password", open, (_request, reply) =>
    reply.code(302).header("cache-control", "no-store").header("location", accountPath).send(),
  );
  app.get("/.well-known/security.txt", open, async (_request, reply) => {
    const { security, mail } = (await getSettings(services.database.db)).settings;
    const mailbox = security.contact || mail.replyTo;
    const address = /<([^<>]+)>$/u.exec(mailbox)?.[1] ?? mailbox;
    if (address === "") throw new AppError("notFound");
    const expires = new Date(services.now().getTime() + DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${encodeURI(address)}`,
      `Expires: ${expires}`,
      "Preferred-Languages: de, en",
      `Canonical: ${services.publicUrl()}/.well-known/security.txt`,
    ];
    return reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`);
  });
}
