// Detects visible text, in plain text and in HTML. Guests load this file.
import { readable } from "./visible-text.ts";

/** False for blanks and invisible characters alone, also within tags and as references. */
export const hasWords = (text: string): boolean => readable(text.replace(/<[^>]*>|&nbsp;/gu, " ")) !== "";
