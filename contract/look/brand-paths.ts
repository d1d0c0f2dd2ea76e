// Where the pictures are that are made of a site's logo and colours. Free of zod, for the client.

/** Each picture that is made: what it is for says its name. */
export const brandPictures = [
  "kopf.webp",
  "kopf-dunkel.webp",
  "brief.png",
  "icon-32.png",
  "icon-192.png",
  "icon-512.png",
  "maskable-192.png",
  "maskable-512.png",
  "touch-180.png",
  "teilen-de.png",
  "teilen-en.png",
] as const;
export type BrandPicture = (typeof brandPictures)[number];

export const brandPictureRoot = "/einbetten/marke";
/** Of a page that is shared. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;
/** The sides that a logo has at least, because the largest icon is as large. */
export const MIN_LOGO_SIDE = 512;

/** What pages know of the logo: `key` changes with everything that its pictures are made of. */
export type Brand = { key: string; logo: { width: number; height: number } | null };

/** It never has other bytes. */
export const brandPicturePath = (key: string, name: BrandPicture | "icon.svg"): string =>
  `${brandPictureRoot}/${key}/${name}`;

/** How high it is in the head of a page, in CSS pixels, and how wide at the most. */
const HEAD_HEIGHT = 44;
const HEAD_WIDTH = 200;
/** A logo that is as wide has the name in it. */
const WORDMARK = 1.9;

/** The size of the logo in the head of a page. */
export function headLogoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(HEAD_HEIGHT / height, HEAD_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whether it stands instead of the name. */
export const isWordmark = ({ width, height }: { width: number; height: number }): boolean => width / height >= WORDMARK;

/** The home page with a look that is not stored yet. */
export const lookPreviewPath = "/einbetten/startseite";
/** Stands for the pictures that are not made yet. */
export const PREVIEW_KEY = "vorschau";
