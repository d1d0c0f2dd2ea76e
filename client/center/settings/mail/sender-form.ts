// The form of the sender, and what others have stored in it meanwhile. Pure.
import type { Config } from "#contract/schemas/config.ts";

export type Sender = { from: string; replyTo: string };

const fields = ["from", "replyTo"] as const;

export function senderOf({ mail }: Pick<Config, "mail">): Sender {
  return { from: mail?.from ?? "", replyTo: mail?.replyTo ?? "" };
}

/** What somebody else has stored since `base` in the fields that were typed here, and say something else. */
export function theirsIn(form: Sender, base: Sender, stored: Sender): Partial<Sender> {
  const differing = fields.filter((name) => new Set([base[name], form[name], stored[name]]).size === 3);
  return Object.fromEntries(differing.map((name) => [name, stored[name]]));
}
