import { z } from "zod";
import { fieldKeys, linkUrl, storedLinkUrl } from "#contract/fields/text.ts";
import { embeddedHost } from "#contract/values/embeds.ts";
import { embedBlock } from "./definition.ts";

const height = z.enum(embedBlock.choices.height);

/** The server also asks whether the settings list the host. */
export const embedFields = {
  height,
  url: linkUrl.refine((url) => embeddedHost(url) !== null, { error: fieldKeys.embedAddress }),
};
export const storedEmbedFields = { height, url: storedLinkUrl };
