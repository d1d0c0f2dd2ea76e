export type Box = { left: number; top: number; width: number; height: number };
export type Size = Pick<Box, "width" | "height">;
export type Room = Size & { top: number };
export type Edges = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

export const DEFAULT_SIZE: Size = { width: 400, height: 700 };
export const LEAST_SIZE: Size = { width: 300, height: 220 };
export const GAP = 16;
const STEP = 36;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function fitted(box: Box, room: Room): Box {
  const width = Math.min(Math.max(box.width, LEAST_SIZE.width), room.width);
  const height = Math.min(Math.max(box.height, LEAST_SIZE.height), room.height - room.top);
  return {
    left: within(box.left, 0, room.width - width),
    top: within(box.top, room.top, room.height - height),
    width,
    height,
  };
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * The position of a new window: at the right edge, or else beside the open windows. If there is no room, the new window
 * overlaps the others, but their titles stay visible.
 */
export function firstBox(size: Size, room: Room, open: readonly Box[]): Box {
  const top = room.top + GAP;
  const column = Math.max(size.width, LEAST_SIZE.width) + GAP;
  for (let left = room.width - column; left >= GAP; left -= column) {
    const box = fitted({ ...size, left, top }, room);
    if (open.every((one) => !touches(one, box))) return box;
  }
  const left = room.width - size.width - GAP - open.length * STEP;
  return fitted({ ...size, left, top: top + open.length * STEP }, room);
}

/** A docked window fills the right edge of the room, from top to bottom. */
export function docked({ width }: Size, room: Room): Box {
  return fitted({ left: room.width, top: room.top, width, height: room.height - room.top }, room);
}

/** From this fraction of the room's height on, a window in the upper right corner counts as docked. */
const DOCKED_SHARE = 0.7;

/** A window in the upper right corner counts as docked. It may end above the editor's panel, or may be resized. */
export function isDocked({ left, top, width, height }: Box, room: Room): boolean {
  const isAtCorner = left + width >= room.width && top <= room.top;
  return isAtCorner && height >= (room.height - room.top) * DOCKED_SHARE;
}

/**
 * The position after the size of the screen has changed. A docked window stays at the edge, and other windows keep
 * their place.
 */
export function inRoom(wanted: Box, before: Room, now: Room): Box {
  // In a small room, windows may reach the edge by chance, so only previously docked windows count as docked.
  const isAtEdge = wanted.left + wanted.width === before.width && isDocked(wanted, before);
  return isAtEdge ? docked(wanted, now) : wanted;
}

export function moved(box: Box, by: { x: number; y: number }, room: Room): Box {
  return fitted({ ...box, left: box.left + by.x, top: box.top + by.y }, room);
}

export function resized(box: Box, edges: Edges, by: { x: number; y: number }, room: Room): Box {
  const across = stretched([box.left, box.left + box.width], edges.x, by.x, LEAST_SIZE.width, [0, room.width]);
  const along = stretched([box.top, box.top + box.height], edges.y, by.y, LEAST_SIZE.height, [room.top, room.height]);
  return { left: across[0], width: across[1] - across[0], top: along[0], height: along[1] - along[0] };
}

type Span = [start: number, end: number];

function stretched([start, end]: Span, edge: Edges["x"], by: number, least: number, [first, last]: Span): Span {
  if (edge === -1) return [within(start + by, first, end - least), end];
  return edge === 1 ? [start, within(end + by, start + least, last)] : [start, end];
}

export function readBox(text: string | null): Box | null {
  try {
    const { left, top, width, height } = JSON.parse(text ?? "null") as Partial<Box>;
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    return Object.values(box).every(Number.isFinite) && [left, top, width, height].every((one) => one !== null)
      ? box
      : null;
  } catch {
    return null;
  }
}

const KEY_STEP = 16;
const KEY_FAR = 80;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The step of an arrow key in pixels, larger with Shift. @returns null for other keys */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): { x: number; y: number } | null {
  const arrow = arrows[key];
  const step = shiftKey ? KEY_FAR : KEY_STEP;
  return arrow ? { x: arrow.x * step, y: arrow.y * step } : null;
}
