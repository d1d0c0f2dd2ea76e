// The entry's links; REST calls the list `links`, so there is at most one.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import { limits } from "#contract/values/limits.ts";
import { line, linkUrl, requiredLine, storedLinkUrl } from "#contract/fields/text.ts";

const title = requiredLine(limits.textLength);

/** A link as REST shows it. */
export const link = z.object({ title, url: linkUrl });

export const linksFields = {
  type: z.literal("links"),
  links: z.array(link.extend({ en: englishOf({ title }) })).max(limits.linksPerEntry),
};

const storedTitle = line(limits.textLength);

export const storedLinksFields = {
  type: linksFields.type,
  links: z.array(z.object({ title: storedTitle, url: storedLinkUrl, en: englishOf({ title: storedTitle }) })),
};
