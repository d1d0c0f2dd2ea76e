import type { DropItem } from "react-aria-components";

export const FILE_DRAG = "application/x-library-file";
export const TAG_DRAG = "application/x-library-tag";

export async function draggedTexts(items: readonly DropItem[], type: string): Promise<string[]> {
  const texts = items.flatMap((item) => (item.kind === "text" && item.types.has(type) ? [item.getText(type)] : []));
  return Promise.all(texts);
}
