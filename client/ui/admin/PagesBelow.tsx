// Says, before a page is deleted, what becomes of the pages below it.
import { useTranslation } from "react-i18next";
import { below } from "#contract/values/navigation.ts";
import { isOwnPage } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";

export function PagesBelow({ count }: { count: number }) {
  const { t } = useTranslation("navigation");
  return count > 0 && <p>{t("deleteBelow", { count })}</p>;
}

/** Where the tree of pages is not loaded. */
export function StoredPagesBelow({ entry: { id, tags } }: { entry: { id: string; tags: readonly string[] } }) {
  const mayRead = useMay("read", "navigation");
  const enabled = mayRead && isOwnPage(tags);
  // The tree's screen reads it anew as well: colleagues change it.
  const { data } = trpc.navigation.read.useQuery(undefined, { enabled, staleTime: 0, gcTime: 0 });
  return data && <PagesBelow count={below(data.tree, id).length} />;
}
