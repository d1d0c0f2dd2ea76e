import type { BrandPicture } from "#contract/look/brand-paths.ts";

export type BrandPictureName = BrandPicture | "favicon.ico" | "druck.png";

export type MadePicture = { bytes: Buffer; /** A hash of the data from which the picture was made. */ key: string };
/** `width` and `height` are the displayed size: CSS pixels for mails, pixels at 144 per inch for print. */
export type LogoPicture = MadePicture & { width: number; height: number; isWordmark: boolean };
export type BrandPictures = {
  get: (name: BrandPictureName) => Promise<MadePicture>;
  logo: (name: "brief.png" | "druck.png") => Promise<LogoPicture | null>;
};
