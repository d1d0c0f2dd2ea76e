// Queries the server for orders, entries, products, people, messages and files.
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { folded } from "./ranking.ts";
import { foundKinds, type Section } from "./result.ts";
import { askedIn } from "./typed-kinds.ts";
import { usePresented } from "./use-presented.ts";

/** Shorter texts match nearly everything. */
const SHORTEST = 2;
const PAUSE_MS = 120;

export type Remote = { sections: Section[]; isWaiting: boolean; isFailed: boolean; again: () => void };

/** @param isNamed true if the text is the name of a place. Then the search uses all its words. */
export function useRemote(typed: string, isNamed: boolean): Remote {
  const { t } = useTranslation("words");
  const asked = askedIn(typed, {
    orders: t("kinds.orders"),
    entries: t("kinds.entries"),
    products: t("kinds.products"),
    people: t("kinds.people"),
    messages: t("kinds.messages"),
    files: t("kinds.files"),
    wish: t("kinds.wish"),
  });
  const isInvoice = askedIn(typed, { ...none, orders: t("kinds.invoice") }).kinds.length > 0;
  const q = isNamed ? typed : asked.q;
  const settled = useDebounced(q, PAUSE_MS);
  const isAsked = useMay("read", "center") && q.length >= SHORTEST;
  const query = trpc.palette.find.useQuery(
    { q: settled },
    { enabled: isAsked && settled.length >= SHORTEST, placeholderData: keepPreviousData },
  );
  const sections = usePresented(query.data, isInvoice);
  const isOlder = query.isPlaceholderData || settled !== q;
  const shown = !isAsked || query.isError ? [] : isOlder ? onlyWith(q, sections) : sections;
  const isFirst = ({ kind }: Section): number => Number(asked.kinds.some((named) => named === kind));
  return {
    sections: shown.toSorted((one, other) => isFirst(other) - isFirst(one)),
    isWaiting: isAsked && (settled !== q || query.isFetching),
    isFailed: isAsked && query.isError && !query.isFetching,
    again: () => void query.refetch(),
  };
}

const none = Object.fromEntries([...foundKinds, "wish"].map((kind) => [kind, ""])) as Record<
  (typeof foundKinds)[number] | "wish",
  string
>;

/** Stale results stay only if they match the current text. Otherwise Enter could open a result that does not match. */
function onlyWith(q: string, sections: Section[]): Section[] {
  const isNamed = (text: string): boolean => folded(text).includes(folded(q));
  return sections
    .map(({ kind, results }) => ({ kind, results: results.filter(({ label }) => isNamed(label)) }))
    .filter(({ results }) => results.length > 0);
}
