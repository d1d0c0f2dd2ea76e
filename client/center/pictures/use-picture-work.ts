// The unsaved work on a picture, above the tabs, so that it is still there when someone comes back to one.
import { useState } from "react";
import type { LibraryFile } from "#contract/files.ts";
import type { Size } from "#contract/picture-geometry.ts";
import { begun, changedTools, type PictureWork, type ToolName, workAfter } from "./picture-work.ts";

export type PictureFile = LibraryFile & Size;

export function usePictureWork(latest: PictureFile) {
  const [{ picture, work }, setState] = useState({ picture: latest, work: begun(latest) });
  const changed = changedTools(work, picture);
  // What comes anew from the server is shown at once, except to someone who would lose their work by it.
  if (latest.version > picture.version && changed.size === 0) setState({ picture: latest, work: begun(latest) });
  return {
    /** As it was when the work began. */
    picture,
    work,
    changed,
    change: (next: Partial<PictureWork>): void => setState({ picture, work: { ...work, ...next } }),
    /** Goes on with what the server has now, after saving one tool's work or without any. */
    take: (file: LibraryFile, tool: ToolName | null): void => {
      const { width, height } = file;
      if (width === null || height === null) return;
      const next = { ...file, width, height };
      setState((now) => ({ picture: next, work: tool ? workAfter(tool, now.work, next) : begun(next) }));
    },
  };
}

export type PictureWorking = ReturnType<typeof usePictureWork>;
