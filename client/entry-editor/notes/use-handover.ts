import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";

/** How a draft travels between its author and the editors. */
export function useHandover(id: string) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const { data: handover = null } = trpc.entries.handover.useQuery({ id }, { staleTime: 0 });
  const settled = (): void => {
    void utils.entries.handover.invalidate({ id });
    void utils.entries.list.invalidate();
    void utils.overview.waiting.invalidate();
  };
  const handOver = trpc.entries.handOver.useMutation({
    onError,
    onSuccess: () => notify(t("handover.done")),
    onSettled: settled,
  });
  const handBack = trpc.entries.handBack.useMutation({
    onError,
    onSuccess: () => notify(t("handover.returned")),
    onSettled: settled,
  });
  const takeBack = trpc.entries.takeBack.useMutation({
    onError,
    onSuccess: () => notify(t("handover.tookBack")),
    onSettled: settled,
  });
  return { handover, handOver, handBack, takeBack };
}
