import { createContext, use } from "react";
import type { Picture } from "#contract/schemas/files.ts";

/** True if the edited entry has an English version that the site shows. */
export const HasEnglish = createContext(true);

/** An entry without an English version needs only the German description. */
export function isUndescribed({ alt }: Pick<Picture, "alt">, hasEnglish: boolean): boolean {
  return !alt.decorative && (alt.de === "" || (hasEnglish && alt.en === ""));
}

export function useIsUndescribed(): (picture: Pick<Picture, "alt">) => boolean {
  const hasEnglish = use(HasEnglish);
  return (picture) => isUndescribed(picture, hasEnglish);
}
