export type MarkedPart = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };
export type PixelArea = { x: number; y: number; w: number; h: number };

/** Converts a selection to whole pixels within the picture, at least one in each direction. */
export function pixelArea(part: MarkedPart, { width, height }: Size): PixelArea {
  const [x, w] = along(part.x, part.width, width);
  const [y, h] = along(part.y, part.height, height);
  return { x, y, w, h };
}

function along(startPercent: number, lengthPercent: number, pixels: number): [start: number, length: number] {
  const start = Math.min(pixels - 1, Math.max(0, Math.round((startPercent / 100) * pixels)));
  const end = Math.min(pixels, Math.max(start + 1, Math.round(((startPercent + lengthPercent) / 100) * pixels)));
  return [start, end - start];
}

/**
 * The largest centred selection with this aspect ratio (width / height). If `aspect` is null, the selection is the
 * whole picture.
 */
export function largestPart(aspect: number | null, { width, height }: Size): MarkedPart {
  if (aspect === null) return { x: 0, y: 0, width: 100, height: 100 };
  const part = { width: 100, height: 100 };
  if (width / height > aspect) part.width = ((aspect * height) / width) * 100;
  else part.height = (width / aspect / height) * 100;
  return { x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}
