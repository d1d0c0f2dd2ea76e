import type { TextPair } from "#contract/blocks/registry.ts";

export function isSame(one: readonly TextPair[], other: readonly TextPair[], language: keyof TextPair): boolean {
  return one.length === other.length && one.every((text, index) => text[language] === other[index]?.[language]);
}
