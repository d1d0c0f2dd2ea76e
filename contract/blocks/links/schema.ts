import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { storedTranslated, textFields, translated } from "#contract/blocks/translated.ts";
import { linkUrl, storedLinkUrl } from "#contract/fields/text.ts";
import { linksBlock } from "./definition.ts";

export const link = z.object({ ...textFields(linksBlock.texts, "links.*."), url: linkUrl });

export const linkList = z
  .array(z.object({ ...translated(linksBlock.texts, "links.*."), url: linkUrl }))
  .max(limits.linksPerEntry);

export const storedLinkList = z.array(
  z.object({ ...storedTranslated(linksBlock.texts, "links.*."), url: storedLinkUrl }),
);
