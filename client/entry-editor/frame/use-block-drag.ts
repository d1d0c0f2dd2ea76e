import type { RefObject } from "react";
import { useDrag } from "../../ui/admin/use-drag.ts";
import { placeAt } from "./place-at.ts";

/**
 * @param list contains the blocks; each block has `data-block`
 * @param onDrop gets the new index in the body, counted without the dragged block
 * @param mark 'row' for the rows of a list within a block; each row has `data-row`
 */
export function useBlockDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, place: number) => void,
  mark: "block" | "row" = "block",
) {
  const others = (id: string): HTMLElement[] =>
    [...(list.current?.children ?? [])].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.dataset[mark] !== undefined && child.dataset[mark] !== id,
    );
  const placeUnder = (id: string, y: number): number =>
    placeAt(
      others(id).map((frame) => frame.getBoundingClientRect()),
      y,
    );

  const { drag, startDrag } = useDrag<string, number>((id, { clientY }) => placeUnder(id, clientY), onDrop);
  return {
    drag: drag && { id: drag.thing, place: drag.place },
    handleProps: (id: string) => ({ onPointerDown: startDrag(id) }),
  };
}
