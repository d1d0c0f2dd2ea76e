import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownEntry } from "#testing/client/entries.ts";
import { keepSteps, withKeptSteps } from "./kept-steps.ts";
import { type Session, sessionReducer, startSession } from "./session.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const entry = shownEntry({ title: "Eins", version: 3 });
const begin = (): Session => startSession({ entry, copy: null });
const titled = (session: Session, title: string, at: number): Session =>
  sessionReducer(session, { type: "change", change: { type: "title", title }, at });
const written = (): Session => titled(titled(begin(), "Zwei", 0), "Drei", 5_000);
const reloaded = ({ draft }: Session): Session => ({ ...begin(), draft: structuredClone(draft) });

test("the steps of before go back and forward again", () => {
  const before = sessionReducer(written(), { type: "undo" });
  keepSteps("u1", "e1", before, {});
  const { session } = withKeptSteps("u1", "e1", reloaded(before));
  expect(sessionReducer(session, { type: "undo" }).draft.title).toBe("Eins");
  expect(sessionReducer(session, { type: "redo" }).draft.title).toBe("Drei");
});

test("steps of an older release, under the names of REST, go back", () => {
  const before = written();
  const res = { w: 800, h: 600 };
  const pictureWith = (variant: object) => ({ m: { id: "m", variants: [{ ...variant, res }] } }) as never;
  keepSteps("u1", "e1", before, pictureWith({ gridref: "v1" }));
  const text = kept.get("steps/u1/e1")?.replaceAll('"mainPicture"', '"mediamain"').replaceAll('"isRound"', '"avatar"');
  expect(text).toContain('"avatar"');
  kept.set("steps/u1/e1", text ?? "");
  const { session, files } = withKeptSteps("u1", "e1", reloaded(before));
  expect(session.steps.past).toEqual(before.steps.past);
  expect(files).toEqual(pictureWith({ id: "v1" }));
});

test("what somebody else has written since is not taken away by a step", () => {
  keepSteps("u1", "e1", written(), {});
  const { session } = withKeptSteps("u1", "e1", titled(begin(), "Von ihr", 0));
  expect(session.steps.past.map(({ title }) => title)).toEqual(["Eins"]);
  expect(withKeptSteps("u1", "e1", reloaded(titled(begin(), "Von ihr", 0))).session.steps.past).toEqual([]);
});

test("another user of the tab, an entry without steps, and a broken storage have none", () => {
  keepSteps("u1", "e1", written(), {});
  expect(withKeptSteps("u2", "e1", reloaded(written())).session.steps.past).toEqual([]);
  for (const text of ["{", "null", '{"draft":{},"files":{}}', '{"past":[1]}']) {
    kept.set("steps/u1/e1", text);
    expect(withKeptSteps("u1", "e1", reloaded(written())).session.steps.past).toEqual([]);
  }
  keepSteps("u1", "e1", begin(), {});
  expect(kept.size).toBe(0);
});

test("the oldest steps go when there is no room for all", () => {
  let session = begin();
  for (let step = 0; step < 12; step += 1) session = titled(session, `${step} ${"x".repeat(150_000)}`, step * 5_000);
  keepSteps("u1", "e1", session, {});
  const { past } = withKeptSteps("u1", "e1", reloaded(session)).session.steps;
  expect(past.length).toBeGreaterThan(2);
  expect(past.length).toBeLessThan(12);
  expect(past.at(-1)?.title).toBe(session.steps.past.at(-1)?.title);
  expect(kept.get("steps/u1/e1")?.length).toBeLessThanOrEqual(1_010_000);
});
