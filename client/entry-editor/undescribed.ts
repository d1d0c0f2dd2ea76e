import type { Picture } from "#contract/schemas/files.ts";

export function isUndescribed({ alt }: Pick<Picture, "alt">): boolean {
  return !alt.decorative && (alt.de === "" || alt.en === "");
}
