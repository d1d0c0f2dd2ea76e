// The view of the library as part of the address: the back button returns to it, and a link to it can be sent.
import { type FileKind, type LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { TagFilter } from "../../files/tags/tag-filter.ts";

export const PER_PAGE = limits.listDefault;

const kinds = ["image", "video", "audio", "pdf", "other"] as const satisfies readonly FileKind[];
export const kindChoices = ["all", ...kinds] as const;
export const sortChoices = ["-uploadDate", "uploadDate", "name", "-name", "-size", "size"] as const;
export const switches = ["recent", "unused", "oversized", "undescribed"] as const;

export type LibrarySort = (typeof sortChoices)[number];
export type LibrarySwitch = (typeof switches)[number];

export type LibraryView = {
  q: string;
  page: number;
  sort: LibrarySort;
  kind: (typeof kindChoices)[number];
} & TagFilter &
  Record<LibrarySwitch, boolean>;

export const wholeLibrary: LibraryView = {
  q: "",
  page: 1,
  sort: "-uploadDate",
  kind: "all",
  tag: null,
  untagged: false,
  recent: false,
  unused: false,
  oversized: false,
  undescribed: false,
};

function oneOf<Value extends string>(choices: readonly Value[], value: string | null, otherwise: Value): Value {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Reads an address that a person may have typed: invalid parts are ignored. */
export function viewOf(params: URLSearchParams): LibraryView {
  const isOn = (name: string): boolean => params.get(name) === "1";
  return {
    q: truncate(params.get("q") ?? "", limits.searchLength),
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    sort: oneOf(sortChoices, params.get("sort"), wholeLibrary.sort),
    kind: oneOf(kindChoices, params.get("kind"), wholeLibrary.kind),
    tag: params.get("tag"),
    untagged: isOn("untagged"),
    recent: isOn("recent"),
    unused: isOn("unused"),
    oversized: isOn("oversized"),
    undescribed: isOn("undescribed"),
  };
}

/** Only the values that differ from the view of the whole library. */
export function paramsOf(view: LibraryView): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value === wholeLibrary[name as keyof LibraryView]) continue;
    params.set(name, value === true ? "1" : String(value));
  }
  return params;
}

/** The input of the request to the server. */
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
  };
}

/** Whether a filter or a search is active. */
export function isFiltered(view: LibraryView): boolean {
  return paramsOf({ ...view, page: 1, sort: wholeLibrary.sort }).size > 0;
}

/** The selected files of the page, in its order. */
export function selectedOf(files: readonly LibraryFile[], ids: ReadonlySet<string>): LibraryFile[] {
  return files.filter(({ id }) => ids.has(id));
}
