import { useTranslation } from "react-i18next";
import { below } from "#contract/values/navigation.ts";
import { isLastingPage, isPage, pageKeyOf } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";

export function PagesBelow({ count }: { count: number }) {
  const { t } = useTranslation("navigation");
  return count > 0 && <p>{t("deleteBelow", { count })}</p>;
}

export function StoredPagesBelow({ entry: { id, tags } }: { entry: { id: string; tags: readonly string[] } }) {
  const mayRead = useMay("read", "navigation");
  const enabled = mayRead && isPage(tags) && !isLastingPage(tags);
  // Another editor may have changed the tree, so the cache is not used.
  const { data } = trpc.navigation.read.useQuery(undefined, { enabled, staleTime: 0, gcTime: 0 });
  return data && <PagesBelow count={below(data.tree, pageKeyOf({ id, tags })).length} />;
}
