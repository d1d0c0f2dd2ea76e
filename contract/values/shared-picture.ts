// The picture of a shared page. Networks read JPEG, only its first frame, and no large files. Without zod, for the
// client.

/** In pixels: networks show no wider pictures. */
const MOST_WIDE = 1200;
/** Height to width. Taller pictures are cropped to their middle, because networks would show them too narrow. */
const MOST_TALL = 2;

type Size = { w: number; h: number };

/** The size of the shared picture for a variant of this size. Pictures are never enlarged. */
export function sharedPictureSize({ w, h }: Size): Size {
  const scale = Math.min(1, MOST_WIDE / w);
  const width = Math.max(1, Math.round(w * scale));
  return { w: width, h: Math.max(1, Math.min(Math.round(h * scale), MOST_TALL * width)) };
}

/** The bytes at this path never change, like those of the variant. */
export const sharedPicturePath = (fileId: string, variantId: string): string =>
  `/v0/api/download/${fileId}/${variantId}/${SHARED_PICTURE}`;

export const SHARED_PICTURE = "teilen.jpg";
