import { useEffect } from "react";
import { Range } from "slate";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "../nodes.ts";
import type { Check } from "./find-checks.ts";
import { placeOf } from "./use-checks.ts";

const NAME = "text-check";

/** Underlines the findings without changing the document. All texts of the page share one highlight. */
export function useCheckMarks(editor: RichTextEditor, found: readonly Check[]): void {
  // Each change of the text may replace DOM nodes, so the marks are drawn again after each render.
  useEffect(() => {
    if (!("highlights" in CSS)) return;
    const highlight = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, highlight);
    const ranges = found.flatMap((check) => {
      const place = placeOf(editor, check);
      return place && !Range.isCollapsed(place) ? [ReactEditor.toDOMRange(editor, place)] : [];
    });
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  });
}
