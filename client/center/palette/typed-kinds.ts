import { beginningsOf, folded } from "./ranking.ts";
import { type FoundKind, foundKinds } from "./result.ts";

export type Asked = {
  /** The text without the words for kinds and actions. */
  q: string;
  /** Kinds that the text names, for example orders in 'Rechnung Meier drucken'. */
  kinds: FoundKind[];
};

/**
 * Separates words for kinds ('Rechnung') and actions ('drucken') from the rest of the text.
 * @param words by kind; `wish` has the words for actions. Each is a list separated by commas.
 */
export function askedIn(typed: string, words: Record<FoundKind | "wish", string>): Asked {
  const named = (kind: FoundKind | "wish", word: string): boolean =>
    folded(words[kind])
      .split(",")
      .some((one) => one.trim() === folded(word));
  const parts = beginningsOf(typed);
  const kinds = foundKinds.filter((kind) => parts.some((part) => named(kind, part)));
  const rest = parts.filter((part) => !named("wish", part) && !kinds.some((kind) => named(kind, part)));
  // If the text contains only words for kinds and actions, the search uses the typed text.
  if (rest.length === 0 || rest.length === parts.length) return { q: typed, kinds };
  return { q: rest.join(" "), kinds };
}
