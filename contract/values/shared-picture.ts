// The picture of a shared page: networks read JPEG, only its first frame, and no large files. Free of zod, for the client.

/** As wide as networks show it. */
const MOST_WIDE = 1200;
/** Of a taller picture the middle is shown, so that it is not too narrow for them. */
const MOST_TALL = 2;

type Size = { w: number; h: number };

/** Its size, made from a variant of this size; never enlarged. */
export function sharedPictureSize({ w, h }: Size): Size {
  const scale = Math.min(1, MOST_WIDE / w);
  const width = Math.max(1, Math.round(w * scale));
  return { w: width, h: Math.max(1, Math.min(Math.round(h * scale), MOST_TALL * width)) };
}

/** Never has other bytes, like the variant that it is made from. */
export const sharedPicturePath = (fileId: string, gridref: string): string =>
  `/v0/api/download/${fileId}/${gridref}/${SHARED_PICTURE}`;

export const SHARED_PICTURE = "teilen.jpg";
