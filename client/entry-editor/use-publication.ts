// After a publication, or after its end, 'Rückgängig' restores the former publish date, or the former public version.
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../api/trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { type Publication, publishStateOf } from "../ui/admin/StateBadge.tsx";
import { type EditableEntry, updateInputOf } from "./draft.ts";
import { olderParts, TITLE } from "./english/older.ts";
import type { Session } from "./session.ts";
import type { SessionStore } from "./session-store.ts";
import { takenBack } from "./taken-back.ts";
import type { useSyncing } from "./use-syncing.ts";

type Props = { entryId: string; store: SessionStore; syncing: ReturnType<typeof useSyncing> };
type Before = Pick<Session, "stored" | "base">;

/** The notices about the new state have an 'undo' that also works after the editor has closed. */
export function usePublication({ entryId, store, syncing }: Props) {
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
    store.dispatch({ type: "dated", entry });
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
  /**
   * Publishes the former version again. What was published meanwhile becomes an unpublished change. Refused if another
   * user has saved changes that this editor has not read.
   */
  const bringBack = (before: Before, { version }: EditableEntry): Promise<void> =>
    syncing.inTurn(async () => {
      const older = olderParts(before.stored, before.base);
      const entry = await update.mutateAsync({
        id: entryId,
        version,
        copy: store.read().copy.revision,
        ...updateInputOf(before.base),
        confirmed: [TITLE, ...before.base.blocks.map(({ id }) => id)].filter((id) => !older.includes(id)),
      });
      store.dispatch({ type: "broughtBack", entry });
      await syncing.keepAll();
      notify(t("notices.broughtBack"), "good", undefined, entryId);
      void utils.entries.invalidate();
    });
  const offerBringBack = (before: Before, now: EditableEntry): void =>
    notify(
      textOf(now),
      "good",
      {
        label: t("undo"),
        run: () => void bringBack(before, now).catch(() => undefined),
        isLasting: true,
      },
      entryId,
    );
  return { offerUndo, offerBringBack, tellState: textOf };
}
