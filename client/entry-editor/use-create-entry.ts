// Creates an entry in a list and opens it in the editor.
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ListTag } from "#contract/pages.ts";
import { trpc } from "../trpc.ts";
import { useNotifyError } from "../ui/admin/notices.tsx";

/** The location's state that tells an entry's page to open its editor. */
export type EntryLocationState = { edit: true };

export function useCreateEntry(): { create: (list: ListTag) => void; isBusy: boolean } {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const mutation = trpc.entries.create.useMutation({ onError: notifyError });
  const create = (list: ListTag): void => {
    if (mutation.isPending) return;
    mutation.mutate(
      { title: t("newEntry.title"), tags: [list] },
      {
        onSuccess: async ({ id }) => {
          void utils.entries.cards.invalidate();
          void utils.entries.list.invalidate();
          const state: EntryLocationState = { edit: true };
          await navigate(`/${list}/${id}`, { state });
        },
      },
    );
  };
  return { create, isBusy: mutation.isPending };
}
