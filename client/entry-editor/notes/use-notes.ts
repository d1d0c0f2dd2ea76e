import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";

/** Ends a note, which its notice can take back. */
export function useSettleNote() {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const settling = trpc.notes.settle.useMutation({
    onError,
    onSettled: () => {
      void utils.notes.invalidate();
      void utils.overview.waiting.invalidate();
    },
  });
  const settle = (id: string): void =>
    settling.mutate(
      { id, isDone: true },
      {
        onSuccess: () =>
          notify(t("notes.ended"), "good", {
            label: t("undo"),
            run: () => settling.mutate({ id, isDone: false }),
          }),
      },
    );
  return { settle, isBusy: settling.isPending };
}
