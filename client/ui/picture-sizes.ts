// The width of a picture at each place, for its `sizes`. The numbers follow the style sheets; e2e tests measure them.
import type { Picture } from "#contract/schemas/files.ts";

type Shape = Pick<Picture, "width" | "height">;
type Width = { upTo?: `${number}rem`; width: number; unit: "rem" | "vw" };

/** Width divided by height. If the size is unknown, the result is the usual aspect ratio of a photo. */
export function aspectOf({ width, height }: Shape): number {
  return width && height ? width / height : 1.5;
}

/** The drawn width of a picture that covers its box, relative to the box. Parts of the picture may be cut off. */
export function overhang(shape: Shape, boxAspect: number): number {
  return Math.max(1, aspectOf(shape) / boxAspect);
}

/** The drawn width of a picture that fits into its box, relative to the box. */
export function inset(shape: Shape, boxAspect: number): number {
  return Math.min(1, aspectOf(shape) / boxAspect);
}

export function sizesOf(widths: Width[]): string {
  return widths
    .map(({ upTo, width, unit }) => `${upTo ? `(max-width: ${upTo}) ` : ""}${Number(width.toFixed(1))}${unit}`)
    .join(", ");
}

/** The page's column: 90 % of the window (tokens.css, --page-margin), up to --page-width. */
export function columnWidths(factor = 1): Width[] {
  return [
    { upTo: "76rem", width: 90 * factor, unit: "vw" },
    { width: 68 * factor, unit: "rem" },
  ];
}

export function programmeSizes(picture: Shape): string {
  return sizesOf([
    { upTo: "40rem", width: 90 * overhang(picture, 5 / 2), unit: "vw" },
    { width: 8 * overhang(picture, 1), unit: "rem" },
  ]);
}

export function squareSizes(picture: Shape, sideRem: number): string {
  return sizesOf([{ width: sideRem * overhang(picture, 1), unit: "rem" }]);
}

export function cardSizes(picture: Shape): string {
  if (aspectOf(picture) < 1)
    return sizesOf([
      { upTo: "48rem", width: 90, unit: "vw" },
      { upTo: "76rem", width: 32, unit: "vw" },
      { width: 24, unit: "rem" },
    ]);
  const factor = overhang(picture, 3 / 2);
  return sizesOf([
    { upTo: "48rem", width: 90 * factor, unit: "vw" },
    { upTo: "76rem", width: 52 * factor, unit: "vw" },
    { width: 39 * factor, unit: "rem" },
  ]);
}

export function mainPictureSizes(picture: Shape): string {
  if (aspectOf(picture) < 1) return sizesOf([{ upTo: "56rem", width: 90, unit: "vw" }, ...columnWidths(5 / 12)]);
  return sizesOf([{ upTo: "56rem", width: 100, unit: "vw" }, ...columnWidths()]);
}

/**
 * An upright picture is beside its text and five of twelve columns wide. A wide picture is above its text
 * (Article.module.css).
 */
export function withTextSizes(picture: Shape): string {
  if (aspectOf(picture) >= 1) return sizesOf(columnWidths());
  return sizesOf([{ upTo: "44rem", width: 90, unit: "vw" }, ...columnWidths(5 / 12)]);
}

/** A picture in half of the page. Both pictures of a pair are cut to the same shape (Article.module.css). */
export function pairSizes(picture: Shape): string {
  const isUpright = aspectOf(picture) < 1;
  const factor = overhang(picture, isUpright ? 4 / 5 : 3 / 2) / 2;
  // On medium windows, the two texts are below each other. An upright picture is then beside its text.
  const medium: Width[] = isUpright
    ? [
        { upTo: "44rem", width: 90, unit: "vw" },
        { upTo: "56rem", width: 37.5, unit: "vw" },
      ]
    : [{ upTo: "56rem", width: 90, unit: "vw" }];
  return sizesOf([...medium, ...columnWidths(factor)]);
}

export function rowSizes(share: number): string {
  return sizesOf([{ upTo: "40rem", width: 90, unit: "vw" }, ...columnWidths(share)]);
}

/** The fraction of the window's height that the home page's picture fills (HomePage.module.css). */
const SPLASH_SHARE = 0.66;

export function splashSizes(picture: Shape): string {
  return `max(100vw, ${Math.round(aspectOf(picture) * SPLASH_SHARE * 100)}vh)`;
}

export function tileSizes(picture: Shape, isWide: boolean): string {
  const [phone, wide] = isWide
    ? [90 * overhang(picture, 2), 46 * overhang(picture, 2.79)]
    : [44 * overhang(picture, 4 / 3), 22 * overhang(picture, 4 / 3)];
  return sizesOf([
    { upTo: "56rem", width: phone, unit: "vw" },
    { upTo: "76rem", width: wide, unit: "vw" },
    { width: wide * 0.76, unit: "rem" },
  ]);
}

/** The large picture of the home page's news (HomePage.module.css). An upright picture is beside its text. */
export function leadNewsSizes(picture: Shape): string {
  if (aspectOf(picture) < 1)
    return sizesOf([
      { upTo: "56rem", width: 41, unit: "vw" },
      { upTo: "76rem", width: 24, unit: "vw" },
      { width: 18, unit: "rem" },
    ]);
  const factor = overhang(picture, 3 / 2);
  return sizesOf([
    { upTo: "56rem", width: 90 * factor, unit: "vw" },
    { upTo: "76rem", width: 52 * factor, unit: "vw" },
    { width: 39 * factor, unit: "rem" },
  ]);
}

export function sideNewsSizes(picture: Shape): string {
  const factor = overhang(picture, 4 / 3);
  return sizesOf([
    { upTo: "30rem", width: 32 * factor, unit: "vw" },
    { width: 10 * factor, unit: "rem" },
  ]);
}

export function sizesInWindow(picture: Shape): string {
  return `min(100vw, ${Math.round(aspectOf(picture) * 100)}vh)`;
}

export function windowSizes(picture: Shape): string {
  return `max(100vw, ${windowHeightTimesAspect(picture)}vh)`;
}

function windowHeightTimesAspect(picture: Shape): number {
  return Math.round(aspectOf(picture) * 100);
}

export function shelfSizes(picture: Shape): string {
  const factor = inset(picture, 4 / 5);
  return sizesOf([
    { upTo: "30rem", width: 36 * factor, unit: "vw" },
    { upTo: "46rem", width: 45 * factor, unit: "vw" },
    { width: 22 * factor, unit: "rem" },
  ]);
}

export function doorSizes(picture: Shape): string {
  const factor = overhang(picture, 3 / 2);
  return sizesOf([
    { upTo: "62rem", width: 90 * factor, unit: "vw" },
    { upTo: "76rem", width: 36 * factor, unit: "vw" },
    { width: 27 * factor, unit: "rem" },
  ]);
}

export function bottleSizes(picture: Shape): string {
  return sizesOf([{ width: 4 * overhang(picture, 4 / 5), unit: "rem" }]);
}

/** A product's picture beside its description (Item.module.css). */
export function itemSizes(_picture: Shape): string {
  return sizesOf([
    { upTo: "56rem", width: 90, unit: "vw" },
    { upTo: "76rem", width: 39, unit: "vw" },
    { width: 29, unit: "rem" },
  ]);
}
