// The preview shows the mail in a shadow root, which needs HTML and style separately.
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext, Language } from "../../kernel/context.ts";
import { getIssue } from "./read-issues.ts";
import { letterStyleOf } from "../../mail/mails/letter.ts";
import { previewedLogo } from "../../mail/mails/letter-logo.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { type Rendered, renderIssue } from "./render.ts";

export type Preview = Omit<Rendered, "html"> & { style: string };

/** Renders the stored issue, without unsaved changes. @throws notFound (C404) */
export async function previewIssue(
  { services }: CommandContext<"brand" | "database" | "log" | "publicUrl">,
  { id, language }: { id: string; language: Language },
): Promise<Preview> {
  const { database, publicUrl } = services;
  const issue = await getIssue(database.db, id);
  const { settings } = await getSettings(database.db);
  const siteName = senderOf(settings, publicUrl(), language).title;
  const logo = await previewedLogo(services);
  const frame = { language, siteName, logo, colors: settings.site, publicUrl: publicUrl(), leave: null };
  const { subject, body, text } = renderIssue(issue, frame);
  return { subject, body, text, style: letterStyleOf(settings.site) };
}
