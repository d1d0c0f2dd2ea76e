import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { CountBadge } from "../CountBadge.tsx";
import { useOnFocus, watching } from "../use-watched.ts";

export function useOrdersBadge(): { count: number; words: string[] } {
  const { t } = useTranslation("sales");
  const enabled = useMay("read", "orders");
  const unread = trpc.orders.unread.useQuery(undefined, { ...watching, enabled });
  useOnFocus(unread.refetch, enabled);
  const { count = 0 } = unread.data ?? {};
  return { count, words: count > 0 ? [t("unreadBadge", { count })] : [] };
}

export function OrdersBadge({ id }: { id: string }) {
  return <CountBadge id={id} {...useOrdersBadge()} />;
}
