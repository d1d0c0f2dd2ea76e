// The panel's buttons. Saving and publishing are at the right, the other actions in '…'.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOn } from "#contract/values/components.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { StepTools } from "../../editor/StepTools.tsx";
import { useMay } from "../../api/viewer.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { isSecondPress } from "../../ui/admin/double-press.ts";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { type PublishState, publishStateOf } from "../../ui/admin/StateBadge.tsx";
import { HistoryDialog } from "../history/HistoryDialog.tsx";
import { PreviewDialog } from "../PreviewDialog.tsx";
import { ShareDialog } from "../share/ShareDialog.tsx";
import { LanguageBar, type Languages } from "../english/LanguageBar.tsx";
import { englishRemoval } from "../english/remove-english.ts";
import { LeaveNote } from "../notes/LeaveNote.tsx";
import { HandOver } from "../notes/HandOver.tsx";
import type { Editing } from "../use-editing.ts";
import { MoreSteps, type Step } from "./MoreSteps.tsx";
import styles from "./EditPanel.module.css";

type Props = {
  editing: Editing;
  languages: Languages;
  isFixed: boolean;
  state: PublishState;
  /** True if 'Löschen', undo and redo are in the row. */
  isRoomy: boolean;
  /** True while the row shows the tools of a text. */
  isWriting: boolean;
  /** True if the languages are in the row. */
  hasLanguages: boolean;
  onDelete: () => void;
  /** Asks before the changes are discarded. */
  onDiscard: () => void;
  onLeave: () => void;
  onWithdraw: () => void;
};

export function PanelActions(props: Props) {
  const {
    editing,
    languages,
    isFixed,
    state,
    isRoomy,
    hasLanguages,
    isWriting,
    onDelete,
    onDiscard,
    onLeave,
    onWithdraw,
  } = props;
  const { t } = useTranslation("admin");
  const { t: social } = useTranslation("social");
  const [dialog, setDialog] = useState<"history" | "note" | "preview" | "share" | null>(null);
  const close = (): void => setDialog(null);
  const { isBusy } = editing;
  const steps: Step[] = [
    { icon: "history", label: t("history.open"), run: () => setDialog("history") },
    { icon: "external", label: t("preview.open"), run: () => setDialog("preview") },
    { icon: "quote", label: t("notes.open"), run: () => setDialog("note") },
  ];
  if (isOn(useSiteSettings(), "social"))
    steps.push({ icon: "share", label: social("share.open"), run: () => setDialog("share") });
  if (!isFixed && state === "public")
    steps.push({ icon: "eye", label: t("editor.withdraw"), isDisabled: isBusy, run: onWithdraw });
  const withoutEnglish = englishRemoval(editing, languages, t);
  if (withoutEnglish) steps.push({ icon: "close", label: t("english.remove"), run: withoutEnglish });
  if (!isFixed && !isRoomy) steps.push({ icon: "trash", label: t("delete"), tone: "danger", run: onDelete });
  return (
    <span className={styles.actions}>
      {isRoomy && !isWriting && <StepTools />}
      <MoreSteps steps={steps}>
        {(leave) => (
          <>
            {!hasLanguages && <LanguageBar editing={editing} languages={languages} onCreate={leave} />}
            {!isRoomy && !isWriting && <StepTools />}
          </>
        )}
      </MoreSteps>
      {isRoomy && !isFixed && <IconButton icon="trash" label={t("delete")} tone="danger" onPress={onDelete} />}
      <ShareDialog id={editing.session.stored.id} isOpen={dialog === "share"} onClose={close} />
      <LeaveNote entryId={editing.session.stored.id} isOpen={dialog === "note"} onClose={close} />
      <PreviewDialog editing={editing} isOpen={dialog === "preview"} onClose={close} />
      <HistoryDialog editing={editing} isOpen={dialog === "history"} onClose={close} onDiscard={onDiscard} />
      <Finish editing={editing} state={state} isWriting={isWriting} onLeave={onLeave} />
    </span>
  );
}

/** 'Speichern' appears where 'Bearbeiten' was. A double click on 'Bearbeiten' must not press 'Veröffentlichen'. */
function Finish({ editing, state, isWriting, onLeave }: Pick<Props, "editing" | "state" | "isWriting" | "onLeave">) {
  const { t } = useTranslation("admin");
  const { saving, isChanged, isBusy, session } = editing;
  const mayPublish = useMay("update", "entries");
  const isDone = state !== "draft" && !isChanged;
  // On phones, authors save with 'Zur Freigabe', unless the draft is handed over.
  const save = (isHanded: boolean): ReactNode => (
    <span className={isHanded ? styles.saveHanded : styles.save}>
      <SaveButton tone="quiet" isDisabled={isBusy} onPress={() => void saving.save("save")} />
    </span>
  );
  return (
    <>
      {!isWriting && (
        <Button isDisabled={isBusy} onPress={onLeave}>
          {t("editor.done")}
        </Button>
      )}
      {mayPublish ? (
        <Button
          tone={isDone ? "quiet" : "primary"}
          isDisabled={isBusy || isDone}
          onPress={(press) => {
            if (!isSecondPress(press)) void saving.save("publish");
          }}
        >
          {t(publishStateOf(session.draft) === "scheduled" ? "editor.schedule" : "editor.publish")}
        </Button>
      ) : (
        <HandOver editing={editing}>{save}</HandOver>
      )}
      {mayPublish && save(false)}
    </>
  );
}
