// What every check of the doctor is given, and how it goes through a table of any length.
import type { CommandContext } from "../../context.ts";
import type { Report } from "./report.ts";

export type Checkup = CommandContext<"database" | "storage" | "log" | "now"> & {
  report: Report;
  /** Whether what is found is mended. */
  isMending: boolean;
  /** Whether every byte is read, instead of sizes alone. */
  isThorough: boolean;
};

export const PAGE = 500;

/** Page after page, each asked for by the key that the last one ended with. */
export async function* pages<Item>(
  read: (after: string) => Promise<Item[]>,
  keyOf: (item: Item) => string,
): AsyncGenerator<Item[]> {
  for (let after = ""; ;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = keyOf(last);
  }
}
