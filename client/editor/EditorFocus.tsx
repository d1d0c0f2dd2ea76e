import { createContext, use, useState, useSyncExternalStore, type ReactNode } from "react";
import type { RichTextEditor } from "./nodes.ts";

export type OpenTool = "link" | "picture" | "pickPicture" | "keys";
export type FocusedEditor = { editor: RichTextEditor; tool: OpenTool | null };

export type EditorFocus = {
  read: () => FocusedEditor | null;
  subscribe: (listener: () => void) => () => void;
  show: (editor: RichTextEditor) => void;
  forget: (editor: RichTextEditor) => void;
  open: (tool: OpenTool, editor?: RichTextEditor) => void;
  close: () => void;
};

function createEditorFocus(): EditorFocus {
  let focused: FocusedEditor | null = null;
  const listeners = new Set<() => void>();
  const change = (next: FocusedEditor | null): void => {
    focused = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => focused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (editor) => change({ editor, tool: focused?.editor === editor ? focused.tool : null }),
    forget: (editor) => {
      if (focused?.editor === editor) change(null);
    },
    open: (tool, editor = focused?.editor) => {
      if (editor) change({ editor, tool });
    },
    close: () => {
      if (focused) change({ ...focused, tool: null });
    },
  };
}

const EditorFocusContext = createContext<EditorFocus | null>(null);

export function EditorFocusProvider({ children }: { children: ReactNode }) {
  const [focus] = useState(createEditorFocus);
  return <EditorFocusContext value={focus}>{children}</EditorFocusContext>;
}

export function useEditorFocus(): EditorFocus {
  const focus = use(EditorFocusContext);
  if (!focus) throw new Error("RichText and Toolbar stand inside of an EditorFocusProvider.");
  return focus;
}

/** The editor that last had the focus; null before the first focus. Each change of this editor causes a render. */
export function useFocusedEditor(): FocusedEditor | null {
  const { subscribe, read } = useEditorFocus();
  return useSyncExternalStore(subscribe, read, () => null);
}
