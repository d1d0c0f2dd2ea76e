import { addressOf, oneOf, pageNumber, textOrNone, words } from "../address-fields.ts";
import { inboxPath } from "#contract/values/pages.ts";

export type ReadState = "unread" | "read";
export const readStates: readonly ReadState[] = ["unread", "read"];

export type InboxView = {
  query: string;
  page: number;
  state: ReadState | null;
  tag: string | null;
  form: string | null;
};

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<InboxView>({
  query: words("q"),
  state: oneOf("state", readStates),
  tag: textOrNone("tag"),
  form: textOrNone("form"),
  page: pageNumber,
});

type Filter = { q?: string; read?: boolean; tags?: string[]; form?: string };

export function filterOf({ query, state, tag, form }: InboxView): Filter {
  return {
    ...(query !== "" && { q: query }),
    ...(state !== null && { read: state === "read" }),
    ...(tag !== null && { tags: [tag] }),
    ...(form !== null && { form }),
  };
}

export function exportPath({ query, state, tag, form }: InboxView): string {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : [["read", String(state === "read")]]),
    ...(tag === null ? [] : [["tags", tag]]),
    ...(form === null ? [] : [["form", form]]),
  ]).toString();
  return `/api/v0/export/messages.csv${params === "" ? "" : `?${params}`}`;
}

export function pathIn(view: InboxView, id: string | null = null): string {
  const params = paramsOf(view).toString();
  return `${inboxPath}${id === null ? "" : `/${id}`}${params === "" ? "" : `?${params}`}`;
}
