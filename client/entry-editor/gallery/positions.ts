import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { positionsX, positionsY } from "#contract/blocks/gallery/settings.ts";

export type Position = Pick<GallerySettings, "positionX" | "positionY">;

export const positions: readonly Position[] = positionsY.flatMap((positionY) =>
  positionsX.map((positionX) => ({ positionX, positionY })),
);

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next position for an arrow key. At an edge the position does not change. @returns null for other keys */
export function positionAfter(key: string, { positionX, positionY }: Position): Position | null {
  const step = steps[key];
  if (!step) return null;
  return {
    positionX: positionsX[positionsX.indexOf(positionX) + step.x] ?? positionX,
    positionY: positionsY[positionsY.indexOf(positionY) + step.y] ?? positionY,
  };
}
