// How long a subscription waits for its confirmation.

/** A request that is not confirmed by then is removed (legal.md L23). */
export const CONFIRM_DAYS = 14;
