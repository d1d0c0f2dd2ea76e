// The bin for removed entries, which editors can restore.

export const BIN_DAYS = 30;
