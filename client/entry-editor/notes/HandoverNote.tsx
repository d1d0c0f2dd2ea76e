import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { focusAfterDialogs } from "../../ui/admin/focus-after-dialogs.ts";
import { PanelNote } from "./PanelNote.tsx";
import { NoteDialog } from "./NoteDialog.tsx";
import { useHandover } from "./use-handover.ts";
import { useHandoverWords } from "./use-handover-words.ts";

/**
 * Says who has the draft, and what they wrote. Editors may give it back to its author. The author reads that it waits
 * and may take it back, or reads why it came back.
 */
export function HandoverNote({ id }: { id: string }) {
  const { handover } = useHandover(id);
  const words = useHandoverWords(handover);
  const mayRelease = useMay("update", "entries");
  if (!handover || words === null) return null;
  const { state, by, note } = handover;
  return (
    <PanelNote said={words} note={note}>
      {state === "handed" && (mayRelease ? <GiveBack id={id} by={by} /> : <TakeBack id={id} />)}
    </PanelNote>
  );
}

const panel = (): HTMLElement | null => document.querySelector("[data-editor-panel]");

function TakeBack({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { takeBack } = useHandover(id);
  // The button disappears together with the note.
  const done = (): void => panel()?.focus({ preventScroll: true });
  return (
    <Button tone="plain" isDisabled={takeBack.isPending} onPress={() => takeBack.mutate({ id }, { onSuccess: done })}>
      {t("handover.takeBack")}
    </Button>
  );
}

function GiveBack({ id, by }: { id: string; by: string }) {
  const { t } = useTranslation("admin");
  const { handBack } = useHandover(id);
  const [isAsked, setIsAsked] = useState(false);
  const done = (): void => {
    setIsAsked(false);
    // The button disappears together with the note.
    focusAfterDialogs(panel);
  };
  return (
    <>
      <Button tone="plain" onPress={() => setIsAsked(true)}>
        {t("handover.back")}
      </Button>
      <NoteDialog
        isOpen={isAsked}
        title={t("handover.backTitle")}
        text={t("handover.backText", { by })}
        label={t("handover.backNote")}
        confirmLabel={t("handover.back")}
        isRequired
        isBusy={handBack.isPending}
        onConfirm={(note) => handBack.mutate({ id, note }, { onSuccess: done })}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
