// The picture of a shared page: networks read JPEG, only its first frame, and no large files. Free of zod, for the client.

/** As wide as networks show it; a picture that is taller than twice its width is narrower. */
const BOX = { w: 1200, h: 2400 } as const;

type Size = { w: number; h: number };

/** Its size, made from a variant of this size; never enlarged. */
export function sharedPictureSize({ w, h }: Size): Size {
  const scale = Math.min(1, BOX.w / w, BOX.h / h);
  return { w: Math.max(1, Math.round(w * scale)), h: Math.max(1, Math.round(h * scale)) };
}

/** Never has other bytes, like the variant that it is made from. */
export const sharedPicturePath = (fileId: string, gridref: string): string =>
  `/v0/api/download/${fileId}/${gridref}/${SHARED_PICTURE}`;

export const SHARED_PICTURE = "teilen.jpg";
