import type { Picture } from "#contract/schemas/files.ts";

/** True if the alternative text is missing in at least one language. */
export function isUndescribed({ alt }: Pick<Picture, "alt">): boolean {
  return !alt.decorative && (alt.de === "" || alt.en === "");
}
