type Box = Pick<DOMRect, "top" | "height">;

export function placeAt(boxes: readonly Box[], y: number): number {
  return boxes.filter(({ top, height }) => top + height / 2 < y).length;
}
