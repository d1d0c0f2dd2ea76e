import { describe, expect, test } from "vitest";
import type { Block } from "#contract/blocks/schema.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { type Change, draftOf } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { isDirty, isKept, type Session, type SessionAction, sessionReducer, startSession } from "./session.ts";
import { openSession } from "./stored-entry.ts";

const text = (id: string, html: string): Block => ({ id, type: "text", html, media: [] });
const entry = shownEntry({ blocks: [text("a", "<p>a</p>"), text("b", "<p>b</p>")], version: 3 });
const begin = (): Session => startSession({ entry, copy: null });
const change = (what: Change, at = 0): SessionAction => ({ type: "change", change: what, at });
const titled = (title: string, at = 0): SessionAction => change({ type: "title", title }, at);
const written = (id: string, html: string, at = 0): SessionAction =>
  change({ type: "block", id, update: (block) => ({ ...block, html }) as typeof block }, at);
const after = (...actions: SessionAction[]): Session => actions.reduce(sessionReducer, begin());
const htmlOf = ({ draft }: Session, id: string): string => {
  const block = draft.blocks.find((one) => one.id === id);
  return block?.type === "text" ? block.html : "";
};

describe("steps", () => {
  test("go back over all parts, one after the other, and forward again", () => {
    const session = after(titled("Neu", 0), written("a", "<p>1</p>", 100), written("b", "<p>2</p>", 200));
    const back = sessionReducer(sessionReducer(session, { type: "undo" }), { type: "undo" });
    expect([back.draft.title, htmlOf(back, "a"), htmlOf(back, "b")]).toEqual(["Neu", "<p>a</p>", "<p>b</p>"]);
    const forward = sessionReducer(sessionReducer(back, { type: "redo" }), { type: "redo" });
    expect(forward.draft).toEqual(session.draft);
    expect(sessionReducer(begin(), { type: "undo" })).toEqual(begin());
  });

  test("are one while somebody types without a pause in one part", () => {
    const typed = after(titled("N", 0), titled("Ne", 300), titled("Neu", 600), titled("Neu!", 5_000));
    const back = sessionReducer(typed, { type: "undo" });
    expect(back.draft.title).toBe("Neu");
    expect(sessionReducer(back, { type: "undo" }).draft).toEqual(draftOf(entry));
  });

  test("are taken back by themselves if they were steps of their own, whatever was typed before and after", () => {
    const own = change(
      { type: "block", id: "a", update: (block) => ({ ...block, html: "<h2>b</h2>" }) as typeof block, isStep: true },
      200,
    );
    const session = after(written("a", "<p>##</p>", 0), own, written("a", "<h2>bc</h2>", 400));
    const back = sessionReducer(session, { type: "undo" });
    expect(htmlOf(back, "a")).toBe("<h2>b</h2>");
    expect(htmlOf(sessionReducer(back, { type: "undo" }), "a")).toBe("<p>##</p>");
  });

  test("forward end with the next change", () => {
    const session = after(titled("Eins", 0), { type: "undo" }, titled("Zwei", 10));
    expect(sessionReducer(session, { type: "redo" })).toEqual(session);
  });

  test("bring back what was discarded", () => {
    const dropped = after(titled("Neu"), { type: "drop", at: 10 });
    expect(isDirty(dropped)).toBe(false);
    expect(sessionReducer(dropped, { type: "undo" }).draft.title).toBe("Neu");
  });

  test("end with the publication, and stay after a save", () => {
    const session = after(titled("Neu"));
    const saved = (isPublished: boolean) =>
      sessionReducer(session, { type: "saved", entry: { ...entry, version: 4 }, sent: session.draft, isPublished });
    expect(saved(true).steps.past).toEqual([]);
    expect(sessionReducer(saved(false), { type: "undo" }).draft.title).toBe(entry.title);
  });

  test("do not take away what somebody else has written", () => {
    const session = after(written("a", "<p>mein</p>"));
    const theirs: Draft = {
      ...draftOf(entry),
      blocks: draftOf(entry).blocks.map((block) =>
        block.id === "b" && block.type === "text" ? { ...block, html: "<p>ihr</p>" } : block,
      ),
    };
    const merged = sessionReducer(session, {
      type: "merged",
      stored: { entry, copy: { revision: 1, draft: theirs } },
      draft: {
        ...theirs,
        blocks: theirs.blocks.map((block) =>
          block.id === "a" ? ({ ...block, html: "<p>mein</p>" } as typeof block) : block,
        ),
      },
    });
    expect([htmlOf(merged, "a"), htmlOf(merged, "b")]).toEqual(["<p>mein</p>", "<p>ihr</p>"]);
    const back = sessionReducer(merged, { type: "undo" });
    expect([htmlOf(back, "a"), htmlOf(back, "b")]).toEqual(["<p>a</p>", "<p>ihr</p>"]);
  });
});

test("what was published by mistake is an unpublished change after the former version is public again", () => {
  const published = { ...entry, title: "Neu", version: 4 };
  const typed = after(titled("Neu"));
  const saved = sessionReducer(typed, { type: "saved", entry: published, sent: typed.draft, isPublished: true });
  const kept = sessionReducer(saved, { type: "kept", sent: saved.draft, revision: 7 });
  const back = sessionReducer(kept, { type: "broughtBack", entry: { ...entry, version: 5 } });
  expect(back.copy.revision).toBeNull();
  expect([back.version, back.base.title, back.draft.title]).toEqual([5, entry.title, "Neu"]);
  expect([isDirty(back), isKept(back)]).toEqual([true, false]);
});

describe("an editor that opens", () => {
  const counted = { revision: 1, englishFrom: null };
  const stored = {
    ...entry,
    ...counted,
    en: null,
    publicUntil: null,
    handover: null,
    createdBy: null,
    updated: "",
    blocks: entry.blocks.map((block) => ({ ...block, ...counted })),
  };
  const draft = { ...draftOf(entry), title: "Begonnen" };
  const copy = { base: stored, draft, revision: 4, writer: "w", changed: "", changedBy: null, files: {} };

  test("goes on with the working copy", () => {
    const { session } = openSession({ entry: stored, copy }, null);
    expect([session.draft.title, session.copy.revision, isDirty(session), isKept(session)]).toEqual([
      "Begonnen",
      4,
      true,
      true,
    ]);
  });

  test("has what was changed in the entry since, and what the working copy changed", () => {
    const newer = { ...stored, version: 4, isRound: true };
    const { session } = openSession({ entry: newer, copy }, null);
    expect(session).toMatchObject({ version: 4, draft: { title: "Begonnen", isRound: true } });
    expect(isKept(session)).toBe(false);
    const other = openSession({ entry: { ...newer, title: "Von einem Programm" }, copy }, null);
    expect(other.meeting).toMatchObject({ conflicts: ["title"], theirs: { title: "Von einem Programm" } });
  });

  test("goes on with what only this browser has, and merges it with what others did meanwhile", () => {
    const kept = {
      version: 3,
      revision: 4,
      synced: draft,
      writer: "me",
      draft: { ...draft, isRound: true },
      files: {},
    };
    const same = openSession({ entry: stored, copy }, kept);
    expect([same.session.draft, isKept(same.session), same.meeting]).toEqual([kept.draft, false, null]);
    const moved = { ...copy, revision: 5, draft: { ...draft, title: "Anders" } };
    const merged = openSession({ entry: stored, copy: moved }, kept);
    expect([merged.session.draft.title, merged.session.draft.isRound, merged.meeting]).toEqual(["Anders", true, null]);
    const mine = { ...kept, draft: { ...draft, title: "Meiner" } };
    expect(openSession({ entry: stored, copy: moved }, mine).meeting?.conflicts).toEqual(["title"]);
  });

  test("knows what it wrote itself, though the answer never came", () => {
    const wrote = { ...copy, revision: 5, writer: "me", draft: { ...draft, title: "Begonnen und" } };
    const kept = {
      version: 3,
      revision: 4,
      synced: draft,
      writer: "me",
      draft: { ...draft, title: "Begonnen und fertig" },
      files: {},
    };
    const { session, meeting } = openSession({ entry: stored, copy: wrote }, kept);
    expect([session.draft.title, session.copy.revision, meeting]).toEqual(["Begonnen und fertig", 5, null]);
  });

  test("does not fail at a working copy that makes no sense", () => {
    const broken = { ...copy, draft: { title: "x", blocks: [{ id: "a", type: "text" }], tags: 7 } };
    const { session } = openSession({ entry: stored, copy: broken }, null);
    expect([session.draft, session.copy.revision]).toEqual([draftOf(stored), 4]);
  });
});
