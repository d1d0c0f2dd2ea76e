export type QueueItem = {
  id: number;
  place: string;
  name: string;
  sizeBytes: number;
  state:
    | { kind: "queued" }
    | { kind: "uploading"; percent: number }
    | { kind: "processing" }
    | { kind: "failed"; reason: string }
    | { kind: "known"; existing: { id: string; name: string } }
    /** The file is stored. The notices say that a part of it is not shown, or that some browsers cannot play it. */
    | { kind: "noticed"; notices: readonly string[] };
};

export type Queue = {
  items: readonly QueueItem[];
  /** The finished uploads of the batch. If no upload is waiting or running, new files begin a new batch. */
  done: { count: number; bytes: number };
};

export type QueueAction =
  | { type: "add"; items: readonly QueueItem[] }
  | { type: "start"; id: number }
  | { type: "progress"; id: number; percent: number }
  /** The file is stored. If there are notices, the upload stays in the queue until the user has read them. */
  | { type: "taken"; id: number; notices?: readonly string[] }
  | { type: "known"; id: number; existing: { id: string; name: string } }
  | { type: "failed"; id: number; reason: string }
  | { type: "retry"; id: number }
  /** Removes an upload from the queue. A running upload is cancelled. */
  | { type: "remove"; id: number };

export const emptyQueue: Queue = { items: [], done: { count: 0, bytes: 0 } };

const SENT = 100;

export function queueReducer(queue: Queue, action: QueueAction): Queue {
  switch (action.type) {
    case "add":
      return { items: [...queue.items, ...action.items], done: isActive(queue) ? queue.done : emptyQueue.done };
    case "start":
      return withState(queue, action.id, { kind: "uploading", percent: 0 });
    case "progress":
      return withState(queue, action.id, stateAt(action.percent));
    case "known":
      return withState(queue, action.id, { kind: "known", existing: action.existing });
    case "failed":
      return withState(queue, action.id, { kind: "failed", reason: action.reason });
    case "retry":
      return withState(queue, action.id, { kind: "queued" });
    case "remove":
      return without(queue, action.id);
    case "taken":
      return takenFrom(queue, action.id, action.notices ?? []);
  }
}

function stateAt(percent: number): QueueItem["state"] {
  return percent < SENT ? { kind: "uploading", percent } : { kind: "processing" };
}

function withState(queue: Queue, id: number, state: QueueItem["state"]): Queue {
  return { ...queue, items: queue.items.map((item) => (item.id === id ? { ...item, state } : item)) };
}

function without({ items, done }: Queue, id: number): Queue {
  return { items: items.filter((item) => item.id !== id), done };
}

function takenFrom(queue: Queue, id: number, notices: readonly string[]): Queue {
  const item = queue.items.find((one) => one.id === id);
  if (!item) return queue;
  const { count, bytes } = queue.done;
  const rest = notices.length > 0 ? withState(queue, id, { kind: "noticed", notices }) : without(queue, id);
  return { ...rest, done: { count: count + 1, bytes: bytes + item.sizeBytes } };
}

const isRunning = ({ state }: QueueItem): boolean => state.kind === "uploading" || state.kind === "processing";
const isOnItsWay = (item: QueueItem): boolean => isRunning(item) || item.state.kind === "queued";

export function isActive({ items }: Queue): boolean {
  return items.some(isOnItsWay);
}

export function startable({ items }: Queue, atOnce: number): QueueItem[] {
  const room = atOnce - items.filter(isRunning).length;
  return items.filter(({ state }) => state.kind === "queued").slice(0, Math.max(0, room));
}

/** The progress of the batch: the numbers of finished and of all files, and the percentage of the bytes. */
export function batchOf({ items, done }: Queue): { done: number; count: number; percent: number } {
  const active = items.filter(isOnItsWay);
  const bytes = active.reduce((sum, { sizeBytes }) => sum + sizeBytes, done.bytes);
  const sent = active.reduce((sum, item) => sum + item.sizeBytes * shareOf(item), done.bytes);
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * SENT);
  return { done: done.count, count: done.count + active.length, percent };
}

function shareOf({ state }: QueueItem): number {
  if (state.kind === "processing") return 1;
  return state.kind === "uploading" ? state.percent / SENT : 0;
}

export type Room = { usedBytes: number; totalBytes: number; fileBytes: number };
export type Obstacle = "tooLarge" | "noRoom";

export function obstacleOf(sizeBytes: number, { items }: Queue, room: Room): Obstacle | null {
  if (sizeBytes > room.fileBytes) return "tooLarge";
  const waiting = items.filter(isOnItsWay).reduce((sum, item) => sum + item.sizeBytes, 0);
  return room.usedBytes + waiting + sizeBytes > room.totalBytes ? "noRoom" : null;
}
