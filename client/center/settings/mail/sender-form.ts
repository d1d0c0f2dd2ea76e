import type { SiteSettings } from "#contract/schemas/settings.ts";

export type Sender = { from: string; replyTo: string };

const fields = ["from", "replyTo"] as const;

export function senderOf({ mail }: Pick<SiteSettings, "mail">): Sender {
  return { from: mail?.from ?? "", replyTo: mail?.replyTo ?? "" };
}

/** The fields that both this user and another user have changed since `base`, to different values. */
export function theirsIn(form: Sender, base: Sender, stored: Sender): Partial<Sender> {
  const differing = fields.filter((name) => new Set([base[name], form[name], stored[name]]).size === 3);
  return Object.fromEntries(differing.map((name) => [name, stored[name]]));
}
