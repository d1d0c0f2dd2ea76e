import { useTranslation } from "react-i18next";
import type { RestoredFiles } from "#contract/schemas/files.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, notifyUntilRead, useNotifyError } from "../../ui/admin/notices.tsx";
import { useRefreshLibrary } from "../use-refresh-library.ts";

type FileRestore = {
  restore: (ids: string[]) => Promise<void>;
  isPending: boolean;
};

export function useFileRestore(): FileRestore {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const refresh = useRefreshLibrary();
  const mutation = trpc.files.bin.restore.useMutation({ onError: useNotifyError(), onSettled: refresh });
  const textOf = ({ restored, putBack, left }: RestoredFiles): string => {
    const places = [
      putBack > 0 && t("bin.putBack", { count: putBack }),
      left > 0 && t("bin.left", { count: left }),
    ].filter((text) => text !== false);
    return [t("bin.restored", { count: restored }), ...places].join(". ");
  };
  return {
    restore: async (ids) => {
      const restored = await mutation.mutateAsync({ ids });
      // If some files must be inserted again by hand, the notice stays until the user has read it.
      if (restored.left > 0) notifyUntilRead(textOf(restored), admin("understood"));
      else notify(textOf(restored));
    },
    isPending: mutation.isPending,
  };
}
