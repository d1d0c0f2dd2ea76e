// The pictures of the brand, as features ask for them.
import type { BrandPicture } from "#contract/look/brand-paths.ts";

export type BrandPictureName = BrandPicture | "favicon.ico" | "druck.png";

export type MadePicture = { bytes: Buffer; /** The key of what it is made of now. */ key: string };
/** The logo as a picture, and its size where it is shown: CSS pixels in a mail, dots of 144 to the inch on paper. */
export type LogoPicture = MadePicture & { width: number; height: number; isWordmark: boolean };
export type BrandPictures = {
  get: (name: BrandPictureName) => Promise<MadePicture>;
  /** @returns null for a site without a logo */
  logo: (name: "brief.png" | "druck.png") => Promise<LogoPicture | null>;
};
