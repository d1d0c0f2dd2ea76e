import { readable } from "./visible-text.ts";

/** False if the text consists only of tags, blanks, `&nbsp;` and invisible characters. */
export const hasWords = (text: string): boolean => readable(text.replace(/<[^>]*>|&nbsp;/gu, " ")) !== "";
