// The moderation states of a comment. Without zod, because the client imports this file.

/** waiting: not yet moderated. hidden: an administrator has read the comment and keeps it from guests. */
export const commentStates = ["waiting", "public", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];
