// The sender is set in the settings. The default is an address in the site's domain that nobody reads.
import type { Settings } from "#contract/schemas/settings.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { Colors } from "#contract/look/tokens.ts";
import { hostIn } from "#contract/values/web-address.ts";
import type { Language } from "../../kernel/context.ts";

type Sending = Pick<Settings, "title" | "domain" | "site" | "mail">;

export type Sender = { title: string; colors: Colors; from: string; replyTo: string };

export function senderOf(settings: Sending, publicUrl: string, language: Language): Sender {
  const { domain, mail, site } = settings;
  const host = hostIn(domain) ?? new URL(publicUrl).hostname;
  const { palette, accent } = site;
  const title = siteNameOf(settings, language) || host;
  return { title, colors: { palette, accent }, from: mail.from || `noreply@${host}`, replyTo: mail.replyTo };
}
