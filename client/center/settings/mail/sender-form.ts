// The form of the sender, and what others have stored in it meanwhile. Pure.
import type { Config } from "#contract/schemas/config.ts";

export type Sender = { from: string; replyTo: string };

const fields = ["from", "replyTo"] as const;

export function senderOf({ mail }: Pick<Config, "mail">): Sender {
  return { from: mail?.from ?? "", replyTo: mail?.replyTo ?? "" };
}

/** What somebody else has stored since `base` in the fields that say something else here. */
export function theirsIn(form: Sender, base: Sender, stored: Sender): Partial<Sender> {
  const differing = fields.filter((name) => stored[name] !== base[name] && stored[name] !== form[name]);
  return Object.fromEntries(differing.map((name) => [name, stored[name]]));
}
