import type { Size } from "#contract/values/picture-geometry.ts";
import { largestPart, type MarkedPart, pixelArea } from "./crop-area.ts";

export const shapes = { free: null, "1:1": 1, "4:3": 4 / 3, "16:9": 16 / 9, "3:2": 3 / 2 } as const;
export type Shape = keyof typeof shapes;

type Focal = { x: number; y: number };
export type WorkedOn = Size & { focal: Focal };
export type PictureWork = {
  crop: { shape: Shape; part: MarkedPart };
  rotate: { quarters: number; slope: number };
  focal: Focal;
};
export type ToolName = keyof PictureWork;

export function begun(picture: WorkedOn): PictureWork {
  return {
    crop: { shape: "free", part: largestPart(null, picture) },
    rotate: { quarters: 0, slope: 0 },
    focal: picture.focal,
  };
}

export function angleOf({ quarters, slope }: PictureWork["rotate"]): number {
  return (quarters * 90 + slope) % 360;
}

export function changedTools(work: PictureWork, picture: WorkedOn): ReadonlySet<ToolName> {
  const area = pixelArea(work.crop.part, picture);
  const changed = {
    crop: area.w !== picture.width || area.h !== picture.height,
    rotate: angleOf(work.rotate) !== 0,
    focal: work.focal.x !== picture.focal.x || work.focal.y !== picture.focal.y,
  };
  return new Set((Object.keys(changed) as ToolName[]).filter((tool) => changed[tool]));
}

/** For each tool, the other tools whose unsaved work is kept when this tool saves. */
const staying: Record<ToolName, readonly ToolName[]> = { crop: ["rotate"], rotate: [], focal: ["crop", "rotate"] };

export function lostBySaving(tool: ToolName, changed: ReadonlySet<ToolName>): ToolName[] {
  return [...changed].filter((other) => other !== tool && !staying[tool].includes(other));
}

export function workAfter(tool: ToolName, work: PictureWork, saved: WorkedOn): PictureWork {
  const kept = staying[tool].map((other) => [other, work[other]] as const);
  return { ...begun(saved), ...Object.fromEntries(kept) };
}
