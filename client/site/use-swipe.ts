import { useRef } from "react";

/** In pixels. A shorter movement counts as a press by an unsteady hand. */
export const THRESHOLD_PX = 10;

export type Way = { x: number; y: number };

/** Native pointer events and React's pointer events both have these fields. */
type Told = Pick<PointerEvent, "pointerId" | "pointerType" | "isPrimary" | "button" | "clientX" | "clientY" | "target">;

type Follower<Event> = {
  begin: (way: Way, event: Event) => boolean;
  move: (way: Way, event: Event) => void;
  /** Called when a swipe ends. `way` is null if the browser has cancelled the swipe. */
  end: (way: Way | null, event: Event) => void;
};

export function useSwipe<Event extends Told>({ begin, move, end }: Follower<Event>) {
  const pointer = useRef<{ id: number; x: number; y: number; isMoving: boolean } | null>(null);
  const release = (event: Event, isLifted: boolean): void => {
    const start = pointer.current;
    if (start?.id !== event.pointerId) return;
    pointer.current = null;
    if (start.isMoving) end(isLifted ? { x: event.clientX - start.x, y: event.clientY - start.y } : null, event);
  };
  return {
    onPointerDown: (event: Event) => {
      if (!event.isPrimary || event.button !== 0) return;
      pointer.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: Event) => {
      const start = pointer.current;
      if (start?.id !== event.pointerId) return;
      const way = { x: event.clientX - start.x, y: event.clientY - start.y };
      if (!start.isMoving) {
        if (Math.hypot(way.x, way.y) < THRESHOLD_PX) return;
        start.isMoving = begin(way, event);
        if (!start.isMoving) pointer.current = null;
      }
      if (start.isMoving) move(way, event);
    },
    onPointerUp: (event: Event) => release(event, true),
    onPointerCancel: (event: Event) => release(event, false),
  };
}
