// Texts of several lines, and single lines that may stand in the head of a mail.
import { z } from "zod";
import { readable } from "#contract/values/visible-text.ts";
import { cleanText, fieldKeys, line } from "./text.ts";

/** A text of several lines, as `readable` leaves it: line ends as '\n', without blank lines around it. */
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

/** A text that must not be empty. */
export const requiredLongText = (max: number) => longText(max, 1);

/** One line without control characters: a line break in a name could start another header of a mail. */
export const plainLine = (max: number, min = 0, text = cleanText) =>
  text.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")).pipe(line(max, min));
