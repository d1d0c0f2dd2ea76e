// The panel of the editor, a row at the lower edge of the window.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FloatingTools } from "../../editor/FloatingTools.tsx";
import { Toolbar } from "../../editor/Toolbar.tsx";
import { useIsInText } from "../../editor/use-is-in-text.ts";
import { publishStateOf } from "../../ui/admin/StateBadge.tsx";
import { IconButton } from "../../ui/admin/Button.tsx";
import { useKeyboardInset } from "../../ui/admin/use-keyboard-inset.ts";
import { HandoverNote } from "../notes/HandoverNote.tsx";
import { Notes } from "../notes/Notes.tsx";
import { LanguageBar, type Languages } from "../english/LanguageBar.tsx";
import type { Editing } from "../use-editing.ts";
import { PanelActions } from "./PanelActions.tsx";
import { Others, Restored } from "./PanelNotes.tsx";
import { PanelState, StateNotes } from "./PanelState.tsx";
import { PublicLine } from "./PublicLine.tsx";
import { usePanelRoom } from "./use-panel-room.ts";
import { usePanelShape } from "./use-panel-shape.ts";
import styles from "./EditPanel.module.css";

type Props = {
  editing: Editing;
  languages: Languages;
  isFixed: boolean;
  /** True if the panel must take the focus, because the pressed edit button no longer exists. */
  takesFocus: boolean;
  onDelete: () => void;
  /** Asks before the changes are discarded. */
  onDiscard: () => void;
  onLeave: () => void;
};

export function EditPanel(props: Props) {
  const { t } = useTranslation("admin");
  const { editing, languages, takesFocus, isFixed } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useKeyboardInset(panel);
  usePanelRoom(panel);
  const { hasFloatingTools, hasLanguages, isRoomy } = usePanelShape();
  const isInText = useIsInText();
  const isWriting = isInText && !hasFloatingTools;
  const state = publishStateOf(editing.session.base);
  const { publishDate } = editing.session.base;
  const isAsPublic = state === "public" && !editing.isChanged;
  const withdraw = (): void => void editing.saving.save("withdraw");
  /**
   * Moves the focus to the panel. The on-screen keyboard then closes, and the panel's row shows the state and the
   * buttons.
   */
  const leaveText = (): void => panel.current?.focus({ preventScroll: true });
  return (
    <div
      ref={panel}
      role="region"
      aria-label={t("editor.label")}
      tabIndex={-1}
      data-tool=""
      data-editor-panel
      data-is-writing={isWriting || undefined}
      className={`${styles.panel} ${styles.open}`}
    >
      <Restored editing={editing} />
      <Others editing={editing} />
      <div className={styles.notes}>
        <Notes entryId={editing.session.stored.id} />
        {state === "draft" && <HandoverNote id={editing.session.stored.id} />}
      </div>
      <div className={styles.row}>
        {hasFloatingTools ? (
          <FloatingTools />
        ) : (
          <div className={styles.tools} hidden={!isWriting}>
            <Toolbar />
          </div>
        )}
        <span className={styles.typed}>
          <IconButton icon="chevron" label={t("editor.closeKeyboard")} onPress={leaveText} />
        </span>
        {isAsPublic && publishDate !== null ? (
          <PublicLine
            since={publishDate}
            isBusy={editing.isBusy}
            onView={isRoomy ? props.onLeave : null}
            onWithdraw={isFixed || !isRoomy ? null : withdraw}
          >
            <StateNotes state={state} editing={editing} />
          </PublicLine>
        ) : (
          <PanelState state={state} editing={editing} />
        )}
        {hasLanguages && <LanguageBar editing={editing} languages={languages} />}
        <PanelActions
          {...props}
          state={state}
          isRoomy={isRoomy}
          isWriting={isWriting}
          hasLanguages={hasLanguages}
          onWithdraw={withdraw}
        />
      </div>
    </div>
  );
}
