import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OfferedTarget } from "#contract/schemas/links.ts";
import { isOpen } from "#contract/values/components.ts";
import { shopPath } from "#contract/values/pages.ts";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import { menuPages } from "#contract/schemas/page-states.ts";
import { useSiteSettings } from "../api/loaded.ts";
import { trpc } from "../api/trpc.ts";
import { useDebounced } from "../ui/use-debounced.ts";

const ASK_AFTER_MS = 200;

export function useTargets(typed: string): { targets: OfferedTarget[]; isPending: boolean } {
  const { t } = useTranslation("editor");
  const settings = useSiteSettings();
  const wanted = truncate(typed.trim(), limits.searchLength);
  const q = useDebounced(wanted, ASK_AFTER_MS);
  const found = trpc.linkTargets.find.useQuery({ q }, { placeholderData: keepPreviousData });
  const words = q.toLowerCase();
  const pages = menuPages
    .map(({ path, name }) => ({ path, title: t(`link.pages.${name}`) }))
    .filter(({ path, title }) => words !== "" && title.toLowerCase().includes(words) && isOpen(settings, path))
    .map(({ path, title }) => ({ kind: "page" as const, href: path, title, place: "", state: "public" as const }));
  const isPending = found.isPending || found.isPlaceholderData || q !== wanted;
  const items = (found.data?.items ?? []).filter(({ kind }) => kind !== "product" || isOpen(settings, shopPath));
  return { targets: [...pages, ...items], isPending };
}
