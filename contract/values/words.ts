import { plainText } from "./plain-text.ts";
import { readable } from "./visible-text.ts";

/** False for blanks and invisible characters alone, also within tags and as references. */
export const hasWords = (text: string): boolean => readable(plainText(text)) !== "";
