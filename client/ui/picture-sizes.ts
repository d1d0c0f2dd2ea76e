// The width of a picture at each place, for its `sizes`: calculated as in the style sheets, and measured in e2e.
import type { Picture } from "#contract/files.ts";

type Shape = Pick<Picture, "width" | "height">;
type Width = { upTo?: `${number}rem`; width: number; unit: "rem" | "vw" };

/** Width / height; the aspect of a photo if it is unknown. */
export function aspectOf({ width, height }: Shape): number {
  return width && height ? width / height : 1.5;
}

/** How much wider than its box a picture is drawn that covers it: as high as the box, and cut at the sides. */
export function overhang(shape: Shape, boxAspect: number): number {
  return Math.max(1, aspectOf(shape) / boxAspect);
}

/** How much narrower than its box a picture is drawn that is shown whole. */
export function inset(shape: Shape, boxAspect: number): number {
  return Math.min(1, aspectOf(shape) / boxAspect);
}

/** Writes widths, ordered by window size, as a `sizes` attribute. */
export function sizesOf(widths: Width[]): string {
  return widths
    .map(({ upTo, width, unit }) => `${upTo ? `(max-width: ${upTo}) ` : ""}${Number(width.toFixed(1))}${unit}`)
    .join(", ");
}

/** The page's column: 90 % of the window (tokens.css, --page-margin), until --page-width is reached. */
export function columnWidths(factor = 1): Width[] {
  return [
    { upTo: "76rem", width: 90 * factor, unit: "vw" },
    { width: 68 * factor, unit: "rem" },
  ];
}

export function squareSizes(picture: Shape, sideRem: number): string {
  return sizesOf([{ width: sideRem * overhang(picture, 1), unit: "rem" }]);
}

export function cardSizes(picture: Shape): string {
  const factor = overhang(picture, 3 / 2);
  return sizesOf([
    { upTo: "48rem", width: 90 * factor, unit: "vw" },
    { upTo: "76rem", width: 52 * factor, unit: "vw" },
    { width: 39 * factor, unit: "rem" },
  ]);
}

export function mainPictureSizes(picture: Shape): string {
  if (aspectOf(picture) < 1)
    return sizesOf([
      { upTo: "38rem", width: 90, unit: "vw" },
      { width: 34, unit: "rem" },
    ]);
  return sizesOf([{ upTo: "56rem", width: 100, unit: "vw" }, ...columnWidths()]);
}

/** A picture beside its text; on narrow windows below it. */
export function besideTextSizes(): string {
  return sizesOf([
    { upTo: "56rem", width: 90, unit: "vw" },
    { upTo: "76rem", width: 36, unit: "vw" },
    { width: 27, unit: "rem" },
  ]);
}

/**
 * A picture in a row of several.
 * @param share its part of the row's width
 */
export function rowSizes(share: number): string {
  return sizesOf([{ upTo: "40rem", width: 90, unit: "vw" }, ...columnWidths(share)]);
}

/** A picture that is shown whole in the window. */
export function wholeInWindowSizes(picture: Shape): string {
  return `min(100vw, ${Math.round(aspectOf(picture) * 100)}vh)`;
}

/** A picture that covers the window. */
export function windowSizes(picture: Shape): string {
  return `max(100vw, ${windowHeightTimesAspect(picture)}vh)`;
}

/** In an upright window a third of a wide picture is visible; at full sharpness, a phone would load all of it. */
const UPRIGHT_SHARE = 0.45;

/** A picture that covers the window behind text: less sharp in upright windows, with half the bytes. */
export function backdropSizes(picture: Shape): string {
  const upright = Math.round(windowHeightTimesAspect(picture) * UPRIGHT_SHARE);
  return `(max-aspect-ratio: 3/4) ${upright}vh, ${windowSizes(picture)}`;
}

function windowHeightTimesAspect(picture: Shape): number {
  return Math.round(aspectOf(picture) * 100);
}
