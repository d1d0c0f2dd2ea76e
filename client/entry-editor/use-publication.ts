// After a publication, or after its end, 'Rückgängig' restores the former publish date.
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../api/trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { type Publication, publishStateOf } from "../ui/admin/StateBadge.tsx";
import type { SessionAction } from "./session.ts";
import { takenBack } from "./taken-back.ts";

/** `offerUndo` shows a notice about the new state. Its 'undo' also works after the editor has closed. */
export function usePublication(entryId: string, dispatch: (action: SessionAction) => void) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.entries.update.useMutation({ onError: notifyError });
  const textOf = (publication: Publication): string => {
    const { publishDate } = publication;
    const moment = publishDate === null ? "" : formatMoment(publishDate);
    return t(`notices.now.${publishStateOf(publication)}`, { moment });
  };
  const restore = async (publication: Required<Publication>): Promise<void> => {
    // This update contains only the publication, so other saved changes stay. It has no version, so it cannot cause a
    // conflict.
    const entry = await update.mutateAsync({ id: entryId, ...publication });
    dispatch({ type: "dated", entry });
    notify(textOf(entry), "good", undefined, entryId);
    void utils.entries.invalidate();
  };
  const offerUndo = (now: Publication, before: Publication): void =>
    notify(
      textOf(now),
      "good",
      {
        label: t("undo"),
        run: () => void restore(takenBack(now, before)).catch(() => undefined),
        isLasting: true,
      },
      entryId,
    );
  return { offerUndo, tellState: textOf };
}
