// The box of one kind of window: kept in this browser, and inside the browser's window, also when that changes.
import { useEffect, useState } from "react";
import { type Box, firstBox, fitted, GAP, LEAST_SIZE, readBox, type Room, type Size } from "./geometry.ts";
import { openCount } from "./stack.ts";

const keyOf = (kind: string): string => `window ${kind}`;

/** Without a keyboard of a phone, which covers the room, and below the admin bar. */
function roomNow(): Room {
  const bar = getComputedStyle(document.documentElement).getPropertyValue("--bar-height");
  return {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    top: Number.parseFloat(bar) || 0,
  };
}

/** A window opens above the panel whose buttons save and publish what is edited in it, unless it would be too low there. */
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
    // A browser that keeps nothing opens it where it always does.
  }
}

export type BoxChange = (box: Box, room: Room) => Box;

export function useBox(kind: string, size: Size) {
  // What a person has chosen; it is shown as far as there is room, and comes back when there is more.
  const [wanted, setWanted] = useState(() => keptBox(kind) ?? firstBox(size, roomToOpen(), openCount()));
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const measure = (): void => setRoom(roomNow());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  const box = fitted(wanted, room);
  return {
    box,
    /** Changes it from where it is shown, and keeps what came out. */
    change: (by: BoxChange, from: Box = box): Box => {
      const next = by(from, room);
      setWanted(next);
      keep(kind, next);
      return next;
    },
  };
}
