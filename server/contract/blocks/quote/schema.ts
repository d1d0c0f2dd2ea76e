// What somebody said, and who said it.
import { z } from "zod";
import { englishOf } from "#contract/english.ts";
import { limits } from "#contract/limits.ts";
import { line } from "#contract/text.ts";

const texts = { text: line(limits.quoteLength), source: line(limits.textLength) };

export const quoteFields = { type: z.literal("quote"), ...texts, en: englishOf(texts) };
