/** waiting: not moderated yet. hidden: an administrator has decided that guests do not see the comment. */
export const commentStates = ["waiting", "public", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];
