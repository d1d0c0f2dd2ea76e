import { htmlOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { runningText, shortened } from "#contract/values/plain-text.ts";

const TEXT_LENGTH = 300;

export function sharedText({ title, blocks }: { title: string; blocks: readonly Block[] }): string {
  return [title, shortened(runningText(htmlOf(blocks)), TEXT_LENGTH)].filter(Boolean).join("\n\n");
}
