import { useEffect, useState } from "react";
import { Editor, Node, type Point, type Range, type RangeRef, Text } from "slate";
import { useDebounced } from "../../ui/use-debounced.ts";
import type { Block, RichTextEditor } from "../nodes.ts";
import { type Check, findChecks, type TextAround } from "./find-checks.ts";

const PAUSE_MS = 700;

/** The current positions of findings. Slate updates them while the user types. */
const places = new WeakMap<Check, RangeRef>();

/**
 * Returns the findings in a text as of the last pause in typing.
 * @param html the text in the parent's state; a change of it starts the check
 */
export function useChecks(editor: RichTextEditor, html: string, around: TextAround): Check[] {
  const settled = useDebounced(JSON.stringify([html, around]), PAUSE_MS);
  const check = () => ({ settled, found: findChecks(editor.children as Block[], around) });
  const [{ settled: checked, found }, setChecked] = useState(check);
  if (checked !== settled) setChecked(check());
  useEffect(() => {
    const refs = found.map((one) => {
      const ref = Editor.rangeRef(editor, one.at);
      places.set(one, ref);
      return ref;
    });
    return () => {
      for (const ref of refs) ref.unref();
    };
  }, [editor, found]);
  return found;
}

/** @returns null if the place no longer exists, for example because another person's version has replaced the text */
export function placeOf(editor: RichTextEditor, check: Check): Range | null {
  const ref = places.get(check);
  const range = ref ? ref.current : check.at;
  return range && exists(editor, range.anchor) && exists(editor, range.focus) ? range : null;
}

function exists(editor: RichTextEditor, { path, offset }: Point): boolean {
  const node = Node.has(editor, path) ? Node.get(editor, path) : null;
  return node !== null && Text.isText(node) && offset <= node.text.length;
}
