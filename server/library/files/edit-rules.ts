import type { Crop, PictureEdit, Rotation } from "#contract/schemas/picture-edits.ts";
import { isQuarters, normalAngle, type Size, sizeAfterRotation } from "#contract/values/picture-geometry.ts";

type Point = { x: number; y: number };

export function withEdit(edits: readonly PictureEdit[], edit: PictureEdit, size: Size): PictureEdit[] {
  if (edit.type === "crop") {
    const isWhole = edit.x === 0 && edit.y === 0 && edit.w === size.width && edit.h === size.height;
    return isWhole ? [...edits] : [...edits, edit];
  }
  const last = edits.at(-1);
  const adds = last?.type === "rotate" && isQuarters(last.angle) && isQuarters(edit.angle);
  const angle = normalAngle(edit.angle + (adds ? last.angle : 0));
  const before = adds ? edits.slice(0, -1) : [...edits];
  return angle === 0 ? before : [...before, { type: "rotate", angle }];
}

export function fits({ x, y, w, h }: Crop, { width, height }: Size): boolean {
  return x + w <= width && y + h <= height;
}

/** @returns the focal point in fractions of the new picture; a point that was cut off moves to the edge */
export function focalAfter(focal: Point, edit: PictureEdit, size: Size): Point {
  return edit.type === "crop" ? focalAfterCrop(focal, edit, size) : focalAfterRotation(focal, edit, size);
}

function focalAfterCrop(focal: Point, { x, y, w, h }: Crop, { width, height }: Size): Point {
  return { x: withinOne((focal.x * width - x) / w), y: withinOne((focal.y * height - y) / h) };
}

function focalAfterRotation(focal: Point, { angle }: Rotation, size: Size): Point {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const fromMiddle = { x: (focal.x - 0.5) * size.width, y: (focal.y - 0.5) * size.height };
  const after = sizeAfterRotation(size, angle);
  return {
    x: withinOne(0.5 + (fromMiddle.x * cos - fromMiddle.y * sin) / after.width),
    y: withinOne(0.5 + (fromMiddle.x * sin + fromMiddle.y * cos) / after.height),
  };
}

function withinOne(part: number): number {
  // Rounds, so that four rotations by 90° give the first value again.
  return Math.min(1, Math.max(0, Math.round(part * 1e6) / 1e6));
}
