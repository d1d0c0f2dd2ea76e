import type { CommandContext } from "../../kernel/context.ts";
import type { Report } from "./report.ts";

export type Checkup = CommandContext<"database" | "storage" | "log" | "now" | "registries"> & {
  report: Report;
  isMending: boolean;
  isThorough: boolean;
};

export const PAGE = 500;

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
