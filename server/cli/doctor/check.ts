// The input of every check of the doctor, and paging through a table of any length.
import type { CommandContext } from "../../kernel/context.ts";
import type { Report } from "./report.ts";

export type Checkup = CommandContext<"database" | "storage" | "log" | "now" | "registries"> & {
  report: Report;
  /** Whether findings are mended. */
  isMending: boolean;
  /** Whether every byte is read, instead of comparing sizes only. */
  isThorough: boolean;
};

export const PAGE = 500;

/** Reads page after page; each begins after the last key of the page before. */
export async function* pages<Item>(
  read: (after: string) => Promise<Item[]>,
  keyOf: (item: Item) => string,
  size: number = PAGE,
): AsyncGenerator<Item[]> {
  for (let after = ""; ;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < size) return;
    after = keyOf(last);
  }
}
