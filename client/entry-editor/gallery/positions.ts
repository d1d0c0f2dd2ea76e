// The nine places at which pictures can be held, and how the arrow keys lead from one to the other.
import type { GallerySettings } from "#contract/entries.ts";
import { positionsX, positionsY } from "#contract/gallery.ts";

export type Position = Pick<GallerySettings, "positionX" | "positionY">;

/** Row by row, as they lie. */
export const positions: readonly Position[] = positionsY.flatMap((positionY) =>
  positionsX.map((positionX) => ({ positionX, positionY })),
);

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** At an edge it stays; null where the key is no arrow. */
export function positionAfter(key: string, { positionX, positionY }: Position): Position | null {
  const step = steps[key];
  if (!step) return null;
  return {
    positionX: positionsX[positionsX.indexOf(positionX) + step.x] ?? positionX,
    positionY: positionsY[positionsY.indexOf(positionY) + step.y] ?? positionY,
  };
}
