import { useEffect, useState } from "react";
import {
  type Box,
  docked,
  firstBox,
  fitted,
  GAP,
  inRoom,
  isDocked,
  LEAST_SIZE,
  readBox,
  type Room,
  type Size,
} from "./geometry.ts";

const keyOf = (kind: string): string => `window ${kind}`;

/** The admin bar reduces the space for windows. A phone's on-screen keyboard does not. */
function roomNow(): Room {
  const bar = getComputedStyle(document.documentElement).getPropertyValue("--bar-height");
  return {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    top: Number.parseFloat(bar) || 0,
  };
}

/** The editor panel has the save button, so new windows open above the panel if there is enough room. */
function roomToOpen(): Room {
  const room = roomNow();
  const panel = document.querySelector("[data-editor-panel]")?.getBoundingClientRect().top ?? room.height;
  return {
    ...room,
    height: panel - room.top < LEAST_SIZE.height + 2 * GAP ? room.height : Math.min(room.height, panel),
  };
}

function keptBox(kind: string): Box | null {
  try {
    return readBox(localStorage.getItem(keyOf(kind)));
  } catch {
    return null;
  }
}

function keep(kind: string, box: Box): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(box));
  } catch {
    // If the browser's storage is disabled, the window opens at its default position.
  }
}

function openBoxes(): Box[] {
  return Array.from(document.querySelectorAll("[data-window]"), (element) => element.getBoundingClientRect());
}

export type BoxChange = (box: Box, room: Room) => Box;

export function useBox(kind: string, size: Size) {
  // `wanted` is the box that the user has chosen. If the room gets smaller, only the displayed box shrinks.
  const [{ wanted, room }, setPlace] = useState(() => ({
    wanted: keptBox(kind) ?? firstBox(size, roomToOpen(), openBoxes()),
    room: roomNow(),
  }));
  const setWanted = (next: Box): void => setPlace((now) => ({ ...now, wanted: next }));
  useEffect(() => {
    const measure = (): void =>
      setPlace((now) => ({ wanted: inRoom(now.wanted, now.room, roomNow()), room: roomNow() }));
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  const box = fitted(wanted, room);
  return {
    box,
    isDocked: isDocked(box, room),
    /** Docks the window at the right edge, above the editor's panel. */
    dock: (): Box => {
      const next = docked(box, roomToOpen());
      setWanted(next);
      keep(kind, next);
      return next;
    },
    change: (by: BoxChange, from: Box = box): Box => {
      const next = by(from, room);
      setWanted(next);
      keep(kind, next);
      return next;
    },
  };
}
