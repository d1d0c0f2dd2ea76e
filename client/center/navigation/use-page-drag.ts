import type { RefObject } from "react";
import { type Navigation, type NavigationArea, navigationAreas } from "#contract/values/navigation.ts";
import { useDrag } from "../../ui/admin/use-drag.ts";
import { movedTo, type PageKey, sameKey, type Spot, spotOf, without } from "./move-page.ts";

/** Beyond this distance of the pointer from a row's left edge, the dragged page becomes a subpage of this row. */
const INDENT_PX = 56;

type Row = { key: PageKey; box: DOMRect };

function spotUnder(
  tree: Navigation,
  key: PageKey,
  rows: readonly Row[],
  { x, y }: { x: number; y: number },
): Spot | null {
  const rest = without(tree, key);
  const near = rows.findLast(({ box }) => box.top <= y) ?? rows[0];
  if (!near) return null;
  const at = spotOf(rest, near.key);
  if (!at) return null;
  const isAfter = y > near.box.top + near.box.height / 2;
  const beside: Spot = { ...at, index: at.index + (isAfter ? 1 : 0) };
  const isIndented = x > near.box.left + INDENT_PX;
  const alone = at.parent === null ? beside : spotAlone(rest, at, isAfter);
  const inside: Spot = { area: at.area, parent: near.key.page, index: 0 };
  const wanted = isIndented && isAfter && at.parent === null ? [inside, beside] : [beside, alone];
  return wanted.find((spot) => movedTo(tree, key, spot) !== null) ?? null;
}

function spotAlone(tree: Navigation, { area, parent }: Spot, isAfter: boolean): Spot {
  const index = tree[area].findIndex(({ page }) => page === parent);
  return { area, parent: null, index: isAfter ? index + 1 : index };
}

export function usePageDrag(
  list: RefObject<HTMLElement | null>,
  tree: Navigation,
  onDrop: (key: PageKey, next: Navigation) => void,
) {
  const spotAt = (key: PageKey, point: { clientX: number; clientY: number }): Spot | null => {
    const at = { x: point.clientX, y: point.clientY };
    return spotInEmpty(list.current, tree, key, at.y) ?? spotUnder(tree, key, rowsIn(list.current, key), at);
  };
  const { drag, startDrag } = useDrag(spotAt, (key, spot) => {
    const next = spot && movedTo(tree, key, spot);
    if (next) onDrop(key, next);
  });
  return { drag: drag && { key: drag.thing, spot: drag.place }, startDrag };
}

function rowsIn(list: HTMLElement | null, dragged: PageKey): Row[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-page]") ?? [])].flatMap((row): Row[] => {
    const { page = "", area = "", below } = row.dataset;
    const key = { page, area: area as NavigationArea };
    const isDragged = sameKey(key, dragged) || (below === dragged.page && area === dragged.area);
    return isDragged ? [] : [{ key, box: row.getBoundingClientRect() }];
  });
}

function spotInEmpty(list: HTMLElement | null, tree: Navigation, key: PageKey, y: number): Spot | null {
  for (const area of navigationAreas) {
    const box = list?.querySelector(`[data-area-of="${area}"]`)?.getBoundingClientRect();
    const isEmpty = without(tree, key)[area].length === 0;
    if (!box || !isEmpty || y < box.top || y > box.bottom) continue;
    const spot = { area, parent: null, index: 0 };
    return movedTo(tree, key, spot) ? spot : null;
  }
  return null;
}
