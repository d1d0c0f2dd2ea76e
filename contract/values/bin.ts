// Editors can restore a removed entry from the bin for this many days.

export const BIN_DAYS = 30;
