import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { linkUrl, storedLinkUrl } from "#contract/fields/text.ts";
import { buttonLabel } from "./definition.ts";

export const buttonList = z
  .array(z.object({ url: linkUrl, ...translated([buttonLabel], "buttons.*.") }))
  .max(limits.buttonsPerBlock);

export const storedButtonList = z.array(
  z.object({ url: storedLinkUrl, ...storedTranslated([buttonLabel], "buttons.*.") }),
);
