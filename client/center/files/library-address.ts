import { addressOf, flag, oneOrUsual, pageNumber, textOrNone, words } from "../address-fields.ts";
import { type FileKind, type LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { TagFilter } from "../../files/tags/tag-filter.ts";

export const PER_PAGE = limits.listDefault;

const kinds = ["image", "video", "audio", "pdf", "other"] as const satisfies readonly FileKind[];
export const kindChoices = ["all", ...kinds] as const;
export const sortChoices = ["-uploadDate", "uploadDate", "name", "-name", "-sizeBytes", "sizeBytes"] as const;
export const switches = ["recent", "unused", "oversized", "undescribed", "hidden"] as const;

export type LibrarySort = (typeof sortChoices)[number];
export type LibrarySwitch = (typeof switches)[number];

export type LibraryView = {
  q: string;
  page: number;
  sort: LibrarySort;
  kind: (typeof kindChoices)[number];
} & TagFilter &
  Record<LibrarySwitch, boolean>;

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<LibraryView>(
  {
    q: words("q"),
    page: pageNumber,
    sort: oneOrUsual("sort", sortChoices, "-uploadDate"),
    kind: oneOrUsual("kind", kindChoices, "all"),
    tag: textOrNone("tag"),
    untagged: flag("untagged"),
    recent: flag("recent"),
    unused: flag("unused"),
    oversized: flag("oversized"),
    undescribed: flag("undescribed"),
    hidden: flag("hidden"),
  },
  "sort",
);

export const unfilteredLibrary: LibraryView = viewOf(new URLSearchParams());

export function listInputOf({ q, page, sort, kind, tag, ...view }: LibraryView) {
  return {
    limit: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
    sort,
    ...(q && { q }),
    ...(kind !== "all" && { kind }),
    ...(tag !== null && { tags: [tag] }),
    untagged: view.untagged,
    recent: view.recent,
    unused: view.unused,
    oversized: view.oversized,
    undescribed: view.undescribed,
    hidden: view.hidden,
  };
}

export function selectedOf(files: readonly LibraryFile[], ids: ReadonlySet<string>): LibraryFile[] {
  return files.filter(({ id }) => ids.has(id));
}
