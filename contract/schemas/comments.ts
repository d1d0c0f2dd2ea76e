import { z } from "zod";
import { commentStates } from "#contract/values/comment-states.ts";
import { limits } from "#contract/values/limits.ts";
import type { languages } from "#contract/values/languages.ts";
import { longText } from "#contract/fields/long-text.ts";
import { emailOfVisitor, nameOfVisitor, publicForm, textOfVisitor } from "#contract/fields/public-form.ts";
import { fieldKeys, id, idOrPath, pageInput, version } from "#contract/fields/text.ts";

export const writtenFields = {
  name: nameOfVisitor,
  email: emailOfVisitor,
  text: textOfVisitor({
    min: limits.commentMinLength,
    max: limits.commentLength,
    tooShort: fieldKeys.commentTooShort,
  }),
};

export const signGuestbookInput = publicForm(writtenFields);
export const createCommentInput = publicForm({ ...writtenFields, entryId: idOrPath });
export type WrittenComment = z.output<typeof signGuestbookInput>;

const page = z.number().int().min(1).max(1_000_000);
export const guestbookPageInput = z.object({ page });
export const commentsPageInput = z.object({ entryId: idOrPath, page });

export type PublicComment = {
  id: string;
  name: string;
  text: string;
  language: (typeof languages)[number];
  created: string;
  answer: string;
};
export type CommentsPage = { items: PublicComment[]; total: number };

export const commentPlaces = ["guestbook", "entries"] as const;
export type CommentPlace = (typeof commentPlaces)[number];

const filters = {
  q: pageInput.q,
  states: z.array(z.enum(commentStates)).max(commentStates.length).default([]),
  place: z.enum(commentPlaces).optional(),
};

export const listCommentsInput = z.object({ ...pageInput, ...filters });
export type ListCommentsInput = z.output<typeof listCommentsInput>;

export const exportCommentsInput = z.object(filters);
export type CommentFilter = z.output<typeof exportCommentsInput>;

/** The visitor's text is immutable: administrators only publish, hide and answer. */
export const updateCommentInput = z
  .object({ state: z.enum(["public", "hidden"]), answer: longText(limits.replyLength) })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateCommentInput = z.output<typeof updateCommentInput>;

export const commentIdsInput = z.object({ ids: z.array(id).min(1).max(limits.batchIds) });

export type Comment = PublicComment & {
  email: string;
  state: (typeof commentStates)[number];
  /** null for a post in the guestbook. */
  entry: { title: string; path: string | null } | null;
  answered: { by: string; at: string } | null;
  version: number;
};

/** After this many days, public comments lose the mail address, and all other comments are removed. 0: never. */
export const commentSettings = z.object({ keptDays: z.number().int().min(0).max(limits.keptDays) });
export type CommentSettings = z.output<typeof commentSettings>;
export const updateCommentSettingsInput = commentSettings.extend({ version: version.optional() });
export type UpdateCommentSettingsInput = z.output<typeof updateCommentSettingsInput>;

export type CommentSettingsAnswer = CommentSettings & {
  version: number;
  caught: number;
};
