import { describe, expect, it } from "vitest";
import { completed, type Navigation, pagesOf } from "#contract/values/navigation.ts";
import { caughtUp, withPagesOf } from "./caught-up.ts";
import { movedBy, movedIn, withHidden } from "./move-page.ts";

const id = (n: number) => `0198f000-0000-7000-8000-00000000000${n}`;
const [verein, vorstand, mannschaft] = [id(1), id(2), id(3)];
const own = [verein, vorstand, mannschaft];
const none = (page: string) => ({ area: "none" as const, page });
const or = (tree: Navigation | null): Navigation => {
  if (!tree) throw new Error("no such move");
  return tree;
};
const nested = or(movedIn(completed(null, own), none(vorstand)));
const read = (tree: Navigation, version = 3) => ({ tree, version });
const pages = (tree: Navigation) =>
  tree.none.map(({ page, children }) => (children.length > 0 ? [page, children.map((child) => child.page)] : page));

describe("a page that is deleted", () => {
  it("leaves a tree that nobody has changed unchanged; what stood below it stands alone", () => {
    const next = read(completed(nested, [vorstand, mannschaft]));
    expect(caughtUp({ stored: read(nested), tree: nested }, next)).toEqual({ stored: next, tree: next.tree });
    expect(pages(next.tree)).toEqual(["/newsletter", "/Bildnachweise", vorstand, mannschaft]);
  });

  it("goes from a changed tree, in which the rest stays as it was changed", () => {
    const tree = or(movedBy(nested, none(mannschaft), -1));
    const next = read(completed(nested, [vorstand, mannschaft]));
    const after = caughtUp({ stored: read(nested), tree }, next);
    expect([pages(after.tree), after.stored]).toEqual([["/newsletter", "/Bildnachweise", mannschaft, vorstand], next]);
  });
});

describe("a page that is brought back", () => {
  const without = completed(nested, [vorstand, mannschaft]);

  it("stands where it stood, with what stood below it", () => {
    expect(withPagesOf(without, nested)).toEqual(nested);
    const child = completed(nested, [verein, mannschaft]);
    expect(withPagesOf(child, nested)).toEqual(nested);
  });

  it("comes hidden if it is hidden, and the next save is no conflict", () => {
    const next = read(withHidden(nested, verein, true), 4);
    const tree = withHidden(without, mannschaft, true);
    const after = caughtUp({ stored: read(without), tree }, next);
    expect(after.tree.hidden.toSorted()).toEqual([verein, mannschaft]);
    expect(after.stored.version).toBe(4);
  });

  it("comes to a place of its own when the page above it is gone here", () => {
    const alone = completed(null, [mannschaft]);
    expect(
      pagesOf(withPagesOf(alone, nested))
        .filter((page) => own.includes(page))
        .toSorted(),
    ).toEqual(own.toSorted());
  });
});

it("a tree that a colleague has moved meanwhile is asked about when it is saved", () => {
  const theirs = read(or(movedBy(nested, none(mannschaft), -1)), 4);
  const mine = or(movedBy(nested, { area: "main", page: "Aktuelles" }, 1));
  expect(caughtUp({ stored: read(nested), tree: mine }, theirs).stored.version).toBe(3);
  expect(caughtUp({ stored: read(nested), tree: nested }, theirs).stored.version).toBe(4);
});

it("an older answer that comes late changes nothing", () => {
  const edited = { stored: read(nested, 5), tree: nested };
  expect(caughtUp(edited, read(completed(null, own), 4))).toEqual(edited);
});
