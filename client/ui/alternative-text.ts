// What stands for a picture where it is not seen.
import type { Picture } from "#contract/files.ts";

/** @param caption the text beside it: the only name of a picture of content that nobody has described */
export function alternativeText({ de, en, decorative }: Picture["alt"], language: string, caption = ""): string {
  if (decorative) return "";
  return (language === "en" ? en || de : de || en) || caption;
}
