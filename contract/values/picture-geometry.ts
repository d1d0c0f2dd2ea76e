// The size of a picture after a rotation, for the server's crop and the editor's preview.

export type Size = { width: number; height: number };

const QUARTER = 90;

/** Returns the equal angle from 0 to less than 360 degrees. */
export function normalAngle(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

export function isQuarters(angle: number): boolean {
  return angle % QUARTER === 0;
}

/** Rotation blends the pixels at the edge with pixels outside the picture, so the edge is cut off. */
function insideOf(exact: number): number {
  return Math.max(1, Math.floor(exact) - 2);
}

/**
 * The size of a rotated picture in whole pixels. Quarter turns keep the whole picture. Other angles keep the largest
 * upright rectangle within it (https://stackoverflow.com/a/16778797).
 */
export function sizeAfterRotation({ width, height }: Size, angle: number): Size {
  if (isQuarters(angle)) return normalAngle(angle) % 180 === 0 ? { width, height } : { width: height, height: width };
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  let exact: Size;
  if (short <= 2 * sin * cos * long || Math.abs(sin - cos) < 1e-10) {
    // Two corners of the rectangle are on the long sides, the others on the middle line.
    const half = short / 2;
    exact = width >= height ? { width: half / sin, height: half / cos } : { width: half / cos, height: half / sin };
  } else {
    const cosOfTwice = cos * cos - sin * sin;
    exact = {
      width: (width * cos - height * sin) / cosOfTwice,
      height: (height * cos - width * sin) / cosOfTwice,
    };
  }
  return { width: insideOf(exact.width), height: insideOf(exact.height) };
}
