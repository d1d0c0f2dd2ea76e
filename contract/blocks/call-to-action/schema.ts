// A sentence that asks for something, and the buttons that lead there.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import { limits } from "#contract/values/limits.ts";
import { line, linkUrl, requiredLine, storedLinkUrl } from "#contract/fields/text.ts";

const label = requiredLine(limits.buttonLength);

/** The first one is the important one. */
export const buttonList = z
  .array(z.object({ label, url: linkUrl, en: englishOf({ label }) }))
  .max(limits.buttonsPerBlock);
export type ButtonList = z.output<typeof buttonList>;

const storedLabel = line(limits.buttonLength);

export const storedButtonList = z.array(
  z.object({ label: storedLabel, url: storedLinkUrl, en: englishOf({ label: storedLabel }) }),
);

const text = line(limits.quoteLength);

export const callToActionFields = {
  type: z.literal("callToAction"),
  text,
  buttons: buttonList,
  en: englishOf({ text }),
};

export const storedCallToActionFields = { ...callToActionFields, buttons: storedButtonList };
