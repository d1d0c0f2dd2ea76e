// REST as a table: every noun's rows, one line each.
import { configRows } from "./config.ts";
import { entryRows } from "./entry.ts";
import { fileRows } from "./file.ts";
import type { RestRow } from "./route.ts";
import { userRows } from "./user.ts";

export const restTable: readonly RestRow[] = [...entryRows, ...fileRows, ...userRows, ...configRows];
