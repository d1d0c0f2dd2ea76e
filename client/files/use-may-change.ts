import { can } from "#contract/values/permissions.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { useViewer } from "../api/viewer.ts";

/**
 * Authors change only the files that they have uploaded. The server refuses further changes, for example while the file
 * is public (server/library/files/own-files.ts).
 */
export function useMayChange(): (file: Pick<LibraryFile, "createdBy">) => boolean {
  const viewer = useViewer();
  const mayChangeOwn = can(viewer, "update", "ownFiles");
  const mayChangeAll = can(viewer, "update", "files");
  return ({ createdBy }) => mayChangeAll || (mayChangeOwn && createdBy !== null && createdBy === viewer.id);
}
