// The picture that social networks show: a JPEG of limited size.

/** In pixels. Networks scale down wider pictures. */
const MOST_WIDE = 1200;
/**
 * The maximum of height divided by width. Networks show taller pictures too narrow, so their top and bottom are cut
 * off.
 */
const MOST_TALL = 2;

type Size = { w: number; h: number };

export function sharedPictureSize({ w, h }: Size): Size {
  const scale = Math.min(1, MOST_WIDE / w);
  const width = Math.max(1, Math.round(w * scale));
  return { w: width, h: Math.max(1, Math.min(Math.round(h * scale), MOST_TALL * width)) };
}

/** The bytes at this path do not change, because a variant does not change. */
export const sharedPicturePath = (fileId: string, variantId: string): string =>
  `/v0/api/download/${fileId}/${variantId}/${SHARED_PICTURE}`;

export const SHARED_PICTURE = "teilen.jpg";
