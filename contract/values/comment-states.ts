// What becomes of a comment; free of zod, also for the client.

/** waiting: nobody has decided yet. hidden: read by an administrator, and not shown. */
export const commentStates = ["waiting", "public", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];
