/**
 * How a picture fills its frame. stretch: distorted to the size of the frame. fit: scaled, completely visible. crop:
 * not scaled, overhanging parts are cut off. cropcover: scaled to cover the frame, overhanging parts are cut off.
 */
export const gallerySizes = ["stretch", "fit", "crop", "cropcover"] as const;
export const galleryClicks = ["fullscreen", "none"] as const;
export const galleryPivots = ["horizontal", "vertical"] as const;
export const positionsX = ["left", "center", "right"] as const;
export const positionsY = ["top", "center", "bottom"] as const;

export const defaultGallery = {
  title: "",
  showTitle: false,
  intervalMs: 5000,
  size: "cropcover" as (typeof gallerySizes)[number],
  onClick: "fullscreen" as (typeof galleryClicks)[number],
  fullscreenSize: "fit" as (typeof gallerySizes)[number],
  pivot: "horizontal" as (typeof galleryPivots)[number],
  positionX: "center" as (typeof positionsX)[number],
  positionY: "center" as (typeof positionsY)[number],
  images: [] as { file: string; caption: string }[],
};
