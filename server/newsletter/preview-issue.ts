// How an issue looks as a mail: its whole HTML document, and its text.
import { getSettings } from "../config/store.ts";
import type { CommandContext, Language } from "../context.ts";
import { getIssue } from "./read-issues.ts";
import { type Rendered, renderIssue } from "./render.ts";

/** As it is stored. @throws notFound (C404) */
export async function previewIssue(
  { services: { database, publicUrl } }: CommandContext<"database" | "publicUrl">,
  { id, language }: { id: string; language: Language },
): Promise<Rendered> {
  const issue = await getIssue(database.db, id);
  const { settings } = await getSettings(database.db);
  const siteName = settings.title || new URL(publicUrl()).hostname;
  return renderIssue(issue, { language, siteName, publicUrl: publicUrl(), leave: null });
}
