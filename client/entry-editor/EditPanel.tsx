// The panel of the open editor: the text's tools, the state of the entry, and its actions.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Toolbar } from "../editor/Toolbar.tsx";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { publishStateOf, StateBadge } from "../ui/admin/StateBadge.tsx";
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

export function EditPanel({ editing, isFixed, takesFocus, onDelete, onLeave }: Props) {
  const { t } = useTranslation("admin");
  const { session, saving, isChanged, isBusy, dispatch } = editing;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useKeyboardInset(panel);
  const state = publishStateOf(session.base.publishDate);
  return (
    <div
      ref={panel}
      role="region"
      aria-label={t("editor.label")}
      tabIndex={-1}
      data-editor-panel
      className={`${styles.panel} ${styles.open}`}
    >
      {session.isRestored && (
        <p role="status" className={styles.restored}>
          {t("editor.restored")}
          <Button tone="plain" onPress={() => dispatch({ type: "drop" })}>
            {t("editor.discard")}
          </Button>
        </p>
      )}
      <div className={styles.tools}>
        <Toolbar />
      </div>
      <div className={styles.actions}>
        <span className={styles.state}>
          <StateBadge state={state} />
          {/* Keeps its space, so that nothing beside it moves. */}
          <span className={`${styles.changed} ${isChanged ? "" : styles.unchanged}`}>
            {isChanged && <span className="visually-hidden">{t("editor.changed")}</span>}
          </span>
        </span>
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
        {!isFixed && state === "public" && (
          <Button isDisabled={isBusy} onPress={() => void saving.save("withdraw")}>
            {t("editor.withdraw")}
          </Button>
        )}
        <SaveButton
          tone={state === "public" ? "primary" : "quiet"}
          isDisabled={isBusy}
          onPress={() => void saving.save("save")}
        />
        {state !== "public" && (
          <Button tone="primary" isDisabled={isBusy} onPress={() => void saving.save("publish")}>
            {t("editor.publish")}
          </Button>
        )}
      </div>
    </div>
  );
}
