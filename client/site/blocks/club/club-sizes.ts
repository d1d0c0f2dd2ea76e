// Not in picture-sizes.ts, which every page loads.
import type { PictureWidth } from "#contract/blocks/linked-picture/definition.ts";
import { aspectOf, columnWidths, sizesOf } from "../../../ui/picture-sizes.ts";

/** A logo fits into its box. */
export function logoSizes(picture: Parameters<typeof aspectOf>[0], heightRem: number): string {
  return sizesOf([{ width: heightRem * Math.min(aspectOf(picture), 3), unit: "rem" }]);
}

/** A picture that is a link (Club.module.css). */
export function linkedSizes(width: PictureWidth): string {
  if (width === "small") return sizesOf([{ width: 16, unit: "rem" }]);
  if (width === "full") return sizesOf(columnWidths());
  return sizesOf([{ upTo: "44rem", width: 90, unit: "vw" }, ...columnWidths(1 / 2)]);
}
