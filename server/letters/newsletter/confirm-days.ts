/** Unconfirmed requests are removed after this time (legal.md L23). */
export const CONFIRM_DAYS = 14;
