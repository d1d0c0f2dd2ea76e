import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { PanelNote } from "./PanelNote.tsx";
import { useSettleNote } from "./use-notes.ts";

/** The notes that users have left each other at the entry. */
export function Notes({ entryId }: { entryId: string }) {
  const { t } = useTranslation("admin");
  const { data: notes = [] } = trpc.notes.list.useQuery({ entryId }, { staleTime: 0 });
  const { settle, isBusy } = useSettleNote();
  const end = (id: string): void => {
    settle(id);
    // The button disappears together with the note.
    document.querySelector<HTMLElement>("[data-editor-panel]")?.focus({ preventScroll: true });
  };
  return notes.map(({ id, from, to, isForViewer, mayEnd, text, created }) => (
    <PanelNote
      key={id}
      said={t(isForViewer ? "notes.forYou" : "notes.forOther", { from, to, moment: formatMoment(created) })}
      note={text}
    >
      {mayEnd && (
        <Button tone="plain" isDisabled={isBusy} onPress={() => end(id)}>
          {t("notes.end")}
        </Button>
      )}
    </PanelNote>
  ));
}
