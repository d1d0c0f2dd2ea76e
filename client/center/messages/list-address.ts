import { addressOf, oneOf, pageNumber, textOrNone, words } from "../address-fields.ts";
import { inboxPath } from "#contract/values/pages.ts";

export type ReadState = "unread" | "read";
export const readStates: readonly ReadState[] = ["unread", "read"];

export type InboxView = { query: string; page: number; state: ReadState | null; tag: string | null };

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<InboxView>({
  query: words("q"),
  state: oneOf("state", readStates),
  tag: textOrNone("tag"),
  page: pageNumber,
});

export function filterOf({ query, state, tag }: InboxView): { q?: string; read?: boolean; tags?: string[] } {
  return {
    ...(query !== "" && { q: query }),
    ...(state !== null && { read: state === "read" }),
    ...(tag !== null && { tags: [tag] }),
  };
}

export function exportPath({ query, state, tag }: InboxView): string {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : [["read", String(state === "read")]]),
    ...(tag === null ? [] : [["tags", tag]]),
  ]).toString();
  return `/api/v0/export/messages.csv${params === "" ? "" : `?${params}`}`;
}

export function pathIn(view: InboxView, id: string | null = null): string {
  const params = paramsOf(view).toString();
  return `${inboxPath}${id === null ? "" : `/${id}`}${params === "" ? "" : `?${params}`}`;
}
