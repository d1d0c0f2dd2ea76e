// Positions on the preview image: Web Mercator projection with tiles of 256 pixels, like other web maps.
import type { Coordinates } from "#contract/schemas/map.ts";

export const TILE_PIXELS = 256;
/** The zoom for a single place, which shows its village and the way there. */
const CLOSEST = 16;
/** Margins around the places in pixels. A pin is drawn above its place. */
const ROOM = { side: 60, above: 80, below: 40 };

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Tile = { z: number; x: number; y: number };
export type Frame = Size & { zoom: number; left: number; top: number };

export function worldPoint({ lat, lng }: Coordinates, zoom: number): Point {
  const world = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

function boundsOf(places: readonly Coordinates[], zoom: number) {
  const points = places.map((place) => worldPoint(place, zoom));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function fits(places: readonly Coordinates[], { width, height }: Size, zoom: number): boolean {
  const { left, right, top, bottom } = boundsOf(places, zoom);
  return right - left <= width - 2 * ROOM.side && bottom - top <= height - ROOM.above - ROOM.below;
}

export function frameOf(places: readonly Coordinates[], size: Size): Frame {
  let zoom = CLOSEST;
  while (zoom > 0 && !fits(places, size, zoom)) zoom -= 1;
  const { left, right, top, bottom } = boundsOf(places, zoom);
  const middle = { x: (left + right) / 2, y: (top - ROOM.above + bottom + ROOM.below) / 2 };
  const { width, height } = size;
  return { width, height, zoom, left: Math.round(middle.x - width / 2), top: Math.round(middle.y - height / 2) };
}

export function tilesOf({ zoom, left, top, width, height }: Frame): (Point & { tile: Tile })[] {
  const count = 2 ** zoom;
  const columns = range(Math.floor(left / TILE_PIXELS), Math.floor((left + width - 1) / TILE_PIXELS));
  const rows = range(Math.floor(top / TILE_PIXELS), Math.floor((top + height - 1) / TILE_PIXELS));
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns.map((column) => ({
        x: column * TILE_PIXELS - left,
        y: row * TILE_PIXELS - top,
        tile: { z: zoom, x: ((column % count) + count) % count, y: row },
      })),
    );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function pinsOf(places: readonly Coordinates[], { zoom, left, top }: Frame): Point[] {
  return places.map((place) => {
    const { x, y } = worldPoint(place, zoom);
    return { x: Math.round(x - left), y: Math.round(y - top) };
  });
}

const PAUSES = [60, 300, 1_800, 7_200, 21_600, 86_400] as const;

export function pauseSeconds(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 60;
}
