import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";

const LOOK_MS = 2_000;

export function useSharing(id: string) {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const shared = trpc.sharing.shared.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.state === "sharing" || data?.state === "removing" ? LOOK_MS : false,
    },
  );
  const onSettled = async (): Promise<void> => {
    await utils.sharing.shared.invalidate();
    void utils.entries.list.invalidate();
  };
  const onError = (error: unknown): void => {
    // Refusals by the social network and missing fields cause no notice, because the dialog shows them.
    const refusal = refusalOf(error);
    if (refusal?.code !== "C105" && !refusal?.fields) notifyError(error);
  };
  const share = trpc.sharing.share.useMutation({ onError, onSettled });
  const unshare = trpc.sharing.unshare.useMutation({ onError, onSettled });
  return { shared, share, unshare, isBusy: share.isPending || unshare.isPending };
}
