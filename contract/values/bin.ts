// The bin: entries that were removed, and can be brought back.

/** For how long. */
export const BIN_DAYS = 30;
