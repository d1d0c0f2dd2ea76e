import type { Comment, PublicComment } from "#contract/schemas/comments.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { CommentRow } from "./store.ts";

/** Omits the mail address, which must never be public. */
export function presentPublicComment({ id, name, text, language, created, answer }: CommentRow): PublicComment {
  return { id, name, text, language, created: created.toISOString(), answer };
}

export function presentComment(row: CommentRow): Comment {
  const { email, state, answered, answeredBy, version } = row;
  return {
    ...presentPublicComment(row),
    email,
    state,
    entry: presentEntry(row),
    answered: answered && { by: answeredBy, at: answered.toISOString() },
    version,
  };
}

function presentEntry({ entryId, entryTitle, entryTags, entryAddress }: CommentRow): Comment["entry"] {
  if (entryId === null) return null;
  return { title: entryTitle ?? "", path: entryPath({ id: entryId, tags: entryTags, address: entryAddress }) };
}
