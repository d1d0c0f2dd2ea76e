import { useState } from "react";
import type { LibraryFile } from "#contract/schemas/files.ts";
import type { Size } from "#contract/values/picture-geometry.ts";
import { begun, changedTools, type PictureWork, type ToolName, workAfter } from "./picture-work.ts";

export type PictureFile = LibraryFile & Size;

export function usePictureWork(latest: PictureFile) {
  const [{ picture, work }, setState] = useState({ picture: latest, work: begun(latest) });
  const changed = changedTools(work, picture);
  // Continues with a newer version from the server, unless unsaved work would be lost.
  if (latest.version > picture.version && changed.size === 0) setState({ picture: latest, work: begun(latest) });
  return {
    picture,
    work,
    changed,
    change: (next: Partial<PictureWork>): void => setState({ picture, work: { ...work, ...next } }),
    take: (file: LibraryFile, tool: ToolName | null): void => {
      const { width, height } = file;
      if (width === null || height === null) return;
      const next = { ...file, width, height };
      setState((now) => ({ picture: next, work: tool ? workAfter(tool, now.work, next) : begun(next) }));
    },
  };
}

export type PictureWorking = ReturnType<typeof usePictureWork>;
