// The view of the inbox as part of the address: search, filters and page.
import { inboxPath } from "#contract/values/pages.ts";

export type ReadState = "unread" | "read";
export const readStates: readonly ReadState[] = ["unread", "read"];

export type InboxView = { query: string; page: number; state: ReadState | null; tag: string | null };

/** Reads an address that a person may have typed: invalid parts are ignored. */
export function viewOf(params: URLSearchParams): InboxView {
  return {
    query: params.get("q") ?? "",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    state: readStates.find((state) => state === params.get("state")) ?? null,
    tag: params.get("tag"),
  };
}

export function paramsOf({ query, page, state, tag }: InboxView): URLSearchParams {
  return new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : [["state", state]]),
    ...(tag === null ? [] : [["tag", tag]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}

export function isFiltered({ query, state, tag }: InboxView): boolean {
  return query !== "" || state !== null || tag !== null;
}

/** The filters as the server takes them. */
export function filterOf({ query, state, tag }: InboxView): { q?: string; read?: boolean; tags?: string[] } {
  return {
    ...(query !== "" && { q: query }),
    ...(state !== null && { read: state === "read" }),
    ...(tag !== null && { tags: [tag] }),
  };
}

/** The messages of the view as a file. */
export function exportPath({ query, state, tag }: InboxView): string {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : [["read", String(state === "read")]]),
    ...(tag === null ? [] : [["tags", tag]]),
  ]).toString();
  return `/api/v0/export/messages.csv${params === "" ? "" : `?${params}`}`;
}

/** A message, or the inbox alone, in the same view. */
export function pathIn(view: InboxView, id: string | null = null): string {
  const params = paramsOf(view).toString();
  return `${inboxPath}${id === null ? "" : `/${id}`}${params === "" ? "" : `?${params}`}`;
}
