// A text with the pictures beside it.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fileIdList } from "#contract/fields/text.ts";
import { englishOf } from "#contract/fields/english.ts";

export const html = cleanText.pipe(z.string().max(limits.contentBlockLength));

export const textFields = { type: z.literal("text"), html, media: fileIdList, en: englishOf({ html }) };
