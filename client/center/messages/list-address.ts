import { addressOf, oneOf, pageNumber, textOrNone, words } from "../address-fields.ts";
import { inboxPath } from "#contract/values/pages.ts";

/** 'open': neither answered nor done. */
export type ReadState = "unread" | "read" | "open";
export const readStates: readonly ReadState[] = ["unread", "read", "open"];

export type InboxView = {
  query: string;
  page: number;
  state: ReadState | null;
  tag: string | null;
  form: string | null;
  topic: string | null;
};

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<InboxView>({
  query: words("q"),
  state: oneOf("state", readStates),
  tag: textOrNone("tag"),
  form: textOrNone("form"),
  topic: textOrNone("topic"),
  page: pageNumber,
});

type Filter = { q?: string; read?: boolean; open?: boolean; tags?: string[]; form?: string; topic?: string };

export function filterOf({ query, state, tag, form, topic }: InboxView): Filter {
  return {
    ...(query !== "" && { q: query }),
    ...(state === "open" ? { open: true } : state !== null && { read: state === "read" }),
    ...(tag !== null && { tags: [tag] }),
    ...(form !== null && { form }),
    ...(topic !== null && { topic }),
  };
}

export function exportPath({ query, state, tag, form, topic }: InboxView): string {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(state === null ? [] : state === "open" ? [["open", "true"]] : [["read", String(state === "read")]]),
    ...(tag === null ? [] : [["tags", tag]]),
    ...(form === null ? [] : [["form", form]]),
    ...(topic === null ? [] : [["topic", topic]]),
  ]).toString();
  return `/api/v0/export/messages.csv${params === "" ? "" : `?${params}`}`;
}

export function pathIn(view: InboxView, id: string | null = null): string {
  const params = paramsOf(view).toString();
  return `${inboxPath}${id === null ? "" : `/${id}`}${params === "" ? "" : `?${params}`}`;
}
