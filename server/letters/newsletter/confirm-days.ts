// The period in which a subscription must be confirmed.

/** Days until an unconfirmed request is removed (legal.md L23). */
export const CONFIRM_DAYS = 14;
