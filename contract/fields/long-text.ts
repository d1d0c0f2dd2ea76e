import { z } from "zod";
import { readable } from "#contract/values/visible-text.ts";
import { cleanText, fieldKeys, line } from "./text.ts";

/** `readable` normalises the text. Line ends become '\n', and blank lines around the text are removed. */
export function longText(max: number, min = 0, text = cleanText) {
  return text
    .transform((value) => readable(value).replace(/\r\n?/gu, "\n"))
    .pipe(
      z
        .string()
        .min(min, { error: min === 1 ? fieldKeys.required : undefined })
        .max(max),
    );
}

export const requiredLongText = (max: number) => longText(max, 1);

/** Control characters become blanks, because a line break in a name could start another mail header. */
export const plainLine = (max: number, min = 0, text = cleanText) =>
  text.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")).pipe(line(max, min));
