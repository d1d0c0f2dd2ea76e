export const CONFIRM_DAYS = 14;
