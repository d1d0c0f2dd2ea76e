// What somebody said, and who said it.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import { limits } from "#contract/values/limits.ts";
import { line } from "#contract/fields/text.ts";

const texts = { text: line(limits.quoteLength), source: line(limits.textLength) };

export const quoteFields = { type: z.literal("quote"), ...texts, en: englishOf(texts) };
