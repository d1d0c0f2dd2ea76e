/** waiting: not moderated yet. hidden: an administrator has decided that guests do not see the comment. Without zod. */
export const commentStates = ["waiting", "public", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];
