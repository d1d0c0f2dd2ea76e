// Reads the mails of a site that has no mail server. Such a site writes its mails to files.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import type { StartedSite } from "./site.ts";

export async function mailsOf({ dataDir }: Pick<StartedSite, "dataDir">): Promise<Email[]> {
  const directory = join(dataDir, "outbox");
  const names = await readdir(directory).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(mails.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))));
}

export async function mailTo(site: Pick<StartedSite, "dataDir">, address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsOf(site);
      found = mails.find((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error("the mail is gone");
  return found;
}
