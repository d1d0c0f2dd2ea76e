// 'Zur Freigabe' stands where editors have 'Veröffentlichen', until the draft is handed over.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { focusAfterDialogs } from "../../ui/admin/focus-after-dialogs.ts";
import type { Editing } from "../use-editing.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { useHandover } from "./use-handover.ts";

type Props = {
  editing: Editing;
  /** The button that saves. */
  children: (isHanded: boolean) => ReactNode;
};

export function HandOver({ editing: { session, saving, isBusy }, children }: Props) {
  const { t } = useTranslation("admin");
  const { id } = session.stored;
  const { handover, handOver } = useHandover(id);
  const isHanded = handover?.state === "handed";
  const [isAsked, setIsAsked] = useState(false);
  const ask = async (): Promise<void> => {
    // The editors read what is stored, so the draft is saved first.
    await saving.save("save");
    setIsAsked(true);
  };
  const done = (): void => {
    setIsAsked(false);
    // The note with 'Zurückholen' replaces the button.
    focusAfterDialogs(() => document.querySelector<HTMLElement>("[data-editor-panel]"));
  };
  return (
    <>
      {!isHanded && (
        <Button tone="primary" isDisabled={isBusy} onPress={() => void ask()}>
          {t("handover.button")}
        </Button>
      )}
      {children(isHanded)}
      <NoteDialog
        isOpen={isAsked}
        title={t("handover.title")}
        text={t("handover.text")}
        label={t("handover.note")}
        confirmLabel={t("handover.button")}
        isBusy={handOver.isPending}
        onConfirm={(note) => handOver.mutate({ id, note }, { onSuccess: done })}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
