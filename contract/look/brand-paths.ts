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
/** The size in pixels of the picture that networks show for a shared page. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;
export const MIN_LOGO_SIDE = 512;

/** `key` is a hash of everything that influences the pictures. If a picture changes, its address changes too. */
export type Brand = { key: string; logo: { width: number; height: number } | null };

/** The bytes at a path never change. */
export const brandPicturePath = (key: string, name: BrandPicture | "icon.svg"): string =>
  `${brandPictureRoot}/${key}/${name}`;

/** The maximum size of the logo in the head of a page, in CSS pixels. */
const HEAD_HEIGHT = 44;
const HEAD_WIDTH = 200;
/** A wordmark contains the site's name. A logo with at least this ratio of width to height counts as a wordmark. */
const WORDMARK = 1.9;

export function headLogoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(HEAD_HEIGHT / height, HEAD_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export const isWordmark = ({ width, height }: { width: number; height: number }): boolean => width / height >= WORDMARK;

/** The path of the home page in the preview frame. The frame shows a look that is not stored yet. */
export const lookPreviewPath = "/einbetten/startseite";
/** The key of a look that is not stored yet. Such a look has no pictures. */
export const PREVIEW_KEY = "vorschau";
