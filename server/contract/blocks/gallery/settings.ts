// What can be set for a gallery, and what holds where nothing was set; free of zod, for the form that sets it.

/** How a picture fills its place: distorted, whole, unscaled and cut, or scaled and cut. */
export const gallerySizes = ["stretch", "fit", "crop", "cropcover"] as const;
export const galleryClicks = ["fullscreen", "none"] as const;
export const galleryPivots = ["horizontal", "vertical"] as const;
export const positionsX = ["left", "center", "right"] as const;
export const positionsY = ["top", "center", "bottom"] as const;

export const defaultGallery = {
  myTitle: "",
  myShowTitle: false,
  myInterval: 5000,
  mySize: "cropcover" as (typeof gallerySizes)[number],
  myOnClick: "fullscreen" as (typeof galleryClicks)[number],
  mySizeClick: "fit" as (typeof gallerySizes)[number],
  pivot: "horizontal" as (typeof galleryPivots)[number],
  positionX: "center" as (typeof positionsX)[number],
  positionY: "center" as (typeof positionsY)[number],
  images: [] as { file: string; caption: string }[],
};
