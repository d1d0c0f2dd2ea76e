// The panel of the open editor: the text's tools, the state of the entry, and its actions.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Toolbar } from "../editor/Toolbar.tsx";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { isSecondPress } from "../ui/admin/double-press.ts";
import { type PublishState, publishStateOf, StateBadge } from "../ui/admin/StateBadge.tsx";
import { SaveButton } from "../ui/admin/SaveButton.tsx";
import type { Editing } from "./use-editing.ts";
import { useKeyboardInset } from "../ui/admin/use-keyboard-inset.ts";
import styles from "./EditPanel.module.css";

type Props = {
  editing: Editing;
  isFixed: boolean;
  /** The edit button that was pressed is gone: the panel gets the focus. */
  takesFocus: boolean;
  onDelete: () => void;
  onLeave: () => void;
};

export function EditPanel(props: Props) {
  const { t } = useTranslation("admin");
  const { editing, takesFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useKeyboardInset(panel);
  const state = publishStateOf(editing.session.base.publishDate);
  return (
    <div
      ref={panel}
      role="region"
      aria-label={t("editor.label")}
      tabIndex={-1}
      data-editor-panel
      className={`${styles.panel} ${styles.open}`}
    >
      <Restored editing={editing} />
      <div className={styles.head}>
        <div className={styles.tools}>
          <Toolbar />
        </div>
        <State state={state} isChanged={editing.isChanged} />
      </div>
      <Actions {...props} state={state} />
    </div>
  );
}

function Restored({ editing: { session, dispatch } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  if (!session.isRestored) return null;
  return (
    <p role="status" className={styles.restored}>
      {t("editor.restored")}
      <Button tone="plain" onPress={() => dispatch({ type: "drop" })}>
        {t("editor.discard")}
      </Button>
    </p>
  );
}

function State({ state, isChanged }: { state: PublishState; isChanged: boolean }) {
  const { t } = useTranslation("admin");
  return (
    <span className={styles.state}>
      <StateBadge state={state} />
      {/* Keeps its space, so that nothing beside it moves. */}
      <span className={`${styles.changed} ${isChanged ? "" : styles.unchanged}`}>
        {isChanged && <span className="visually-hidden">{t("editor.changed")}</span>}
      </span>
    </span>
  );
}

/**
 * 'Veröffentlichen' stands where no other button was before: neither 'Bearbeiten', in whose place 'Speichern' comes,
 * nor 'Zurückziehen', which is at the other end.
 */
function Actions({ editing, isFixed, state, onDelete, onLeave }: Props & { state: PublishState }) {
  const { t } = useTranslation("admin");
  const { saving, isChanged, isBusy } = editing;
  return (
    <div className={styles.actions}>
      {!isFixed && state === "public" && (
        <span className={styles.withdraw}>
          <Button tone="plain" isDisabled={isBusy} onPress={() => void saving.save("withdraw")}>
            {t("editor.withdraw")}
          </Button>
        </span>
      )}
      <span className={styles.right}>
        {!isFixed && <IconButton icon="trash" label={t("delete")} tone="danger" onPress={onDelete} />}
        <span className={styles.leave}>
          <IconButton
            icon={isChanged ? "close" : "check"}
            tone="quiet"
            hasWords
            label={t(isChanged ? "cancel" : "editor.done")}
            onPress={onLeave}
            isDisabled={saving.isSaving}
          />
        </span>
        {state !== "public" && (
          <Button
            tone="primary"
            isDisabled={isBusy}
            onPress={(press) => {
              if (!isSecondPress(press)) void saving.save("publish");
            }}
          >
            {t("editor.publish")}
          </Button>
        )}
        <span className={styles.save}>
          <SaveButton
            tone={state === "public" ? "primary" : "quiet"}
            isDisabled={isBusy}
            onPress={() => void saving.save("save")}
          />
        </span>
      </span>
    </div>
  );
}
