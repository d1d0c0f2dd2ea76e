import { describe, expect, test } from "vitest";
import {
  batchOf,
  emptyQueue,
  isActive,
  obstacleOf,
  type Queue,
  type QueueAction,
  type QueueItem,
  queueReducer,
  startable,
} from "./upload-queue.ts";

const item = (id: number, sizeBytes = 100): QueueItem => ({
  id,
  place: "library",
  name: `${id}.jpg`,
  sizeBytes,
  state: { kind: "queued" },
});
const after = (...actions: QueueAction[]): Queue => actions.reduce(queueReducer, emptyQueue);
const five: QueueAction = { type: "add", items: [1, 2, 3, 4, 5].map((id) => item(id)) };
const stateOf = (queue: Queue, id: number) => queue.items.find((one) => one.id === id)?.state;

describe("what runs", () => {
  test("three at a time, in the order in which they were chosen", () => {
    expect(startable(after(five), 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    const two = after(five, { type: "start", id: 1 }, { type: "start", id: 2 });
    expect(startable(two, 3).map(({ id }) => id)).toEqual([3]);
    expect(startable(queueReducer(two, { type: "start", id: 3 }), 3)).toEqual([]);
  });

  test("one that the server still works on keeps its place", () => {
    const queue = after(five, { type: "start", id: 1 }, { type: "progress", id: 1, percent: 100 });
    expect(stateOf(queue, 1)).toEqual({ kind: "processing" });
    expect(startable(queue, 1)).toEqual([]);
  });

  test("one that failed makes room, and waits again when it is retried", () => {
    const failed = after(five, { type: "start", id: 1 }, { type: "failed", id: 1, reason: "x" });
    expect(startable(failed, 1).map(({ id }) => id)).toEqual([2]);
    expect(startable(queueReducer(failed, { type: "retry", id: 1 }), 1).map(({ id }) => id)).toEqual([1]);
  });
});

describe("how far the batch is", () => {
  test("counts bytes, so that a large file weighs more than a small one", () => {
    const sizes: QueueAction = { type: "add", items: [item(1, 900), item(2, 100)] };
    expect(batchOf(after(sizes, { type: "start", id: 2 }, { type: "taken", id: 2 }))).toEqual({
      done: 1,
      count: 2,
      percent: 10,
    });
    expect(batchOf(after(sizes, { type: "start", id: 1 }, { type: "progress", id: 1, percent: 50 })).percent).toBe(45);
  });

  test("what was cancelled, failed or was known is no part of it", () => {
    const queue = after(
      five,
      { type: "remove", id: 1 },
      { type: "failed", id: 2, reason: "x" },
      { type: "known", id: 3, existing: { id: "a", name: "b" } },
    );
    expect(batchOf(queue)).toEqual({ done: 0, count: 2, percent: 0 });
  });

  test("a new batch begins at nothing once the one before is through", () => {
    const one: QueueAction = { type: "add", items: [item(1)] };
    const through = after(one, { type: "taken", id: 1 });
    expect(isActive(through)).toBe(false);
    expect(batchOf(queueReducer(through, { type: "add", items: [item(2)] }))).toEqual({
      done: 0,
      count: 1,
      percent: 0,
    });
    const added = queueReducer(after(five, { type: "taken", id: 1 }), { type: "add", items: [item(6)] });
    expect(batchOf(added)).toMatchObject({ done: 1, count: 6 });
  });

  test("one that is stored with notices counts as done, and stays until it is taken away", () => {
    const one: QueueAction = { type: "add", items: [item(1)] };
    const noticed = after(one, { type: "start", id: 1 }, { type: "taken", id: 1, notices: ["HEVC"] });
    expect(stateOf(noticed, 1)).toEqual({ kind: "noticed", notices: ["HEVC"] });
    expect([isActive(noticed), noticed.done.count]).toEqual([false, 1]);
    expect(queueReducer(noticed, { type: "remove", id: 1 }).items).toEqual([]);
  });

  test("news of one that is gone change nothing", () => {
    const queue = after(five, { type: "remove", id: 1 });
    expect(queueReducer(queue, { type: "taken", id: 1 })).toEqual(queue);
    expect(queueReducer(queue, { type: "progress", id: 1, percent: 7 })).toEqual(queue);
  });
});

describe("what need not be sent", () => {
  const room = { usedBytes: 500, totalBytes: 1_000, fileBytes: 400 };

  test.each([
    [400, emptyQueue, null],
    [401, emptyQueue, "tooLarge"],
    [300, after({ type: "add", items: [item(1, 200)] }), null],
    [301, after({ type: "add", items: [item(1, 200)] }), "noRoom"],
    [301, after({ type: "add", items: [item(1, 200)] }, { type: "failed", id: 1, reason: "x" }), null],
  ])("%i bytes", (sizeBytes, queue, expected) => {
    expect(obstacleOf(sizeBytes, queue, room)).toBe(expected);
  });
});
