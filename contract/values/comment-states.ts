/** waiting: not moderated yet. hidden: an administrator has hidden the comment from guests. */
export const commentStates = ["waiting", "public", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];
