import type { LibraryFile } from "#contract/schemas/files.ts";
import { trpc } from "../../../api/trpc.ts";

/** The files with these ids. `remember` puts new files into the cache, so that they appear without a request. */
export function useFiles(ids: string[]) {
  const utils = trpc.useUtils();
  const { data = [] } = trpc.files.byIds.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  const files = new Map(data.map((file) => [file.id, file]));
  const remember = (taken: LibraryFile[]): void => {
    const next = [...new Set([...ids, ...taken.map(({ id }) => id)])];
    const all = new Map([...files, ...taken.map((file) => [file.id, file] as const)]);
    utils.files.byIds.setData(
      { ids: next },
      next.flatMap((id) => all.get(id) ?? []),
    );
  };
  return { files, remember };
}
