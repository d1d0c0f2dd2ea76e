// Whether a picture still needs its alternative text.
import type { Picture } from "#contract/schemas/files.ts";

/** Whether the alternative text is missing in one of the languages. */
export function isUndescribed({ alt }: Pick<Picture, "alt">): boolean {
  return !alt.decorative && (alt.de === "" || alt.en === "");
}
