// Before an incomplete entry becomes public, lists the missing parts and asks for confirmation.
import layout from "../ui/admin/Layout.module.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { isSecondPress } from "../ui/admin/double-press.ts";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { focusPlace } from "./places.ts";
import styles from "./PublishQuestion.module.css";
import type { ShortcomingKind } from "./shortcomings.ts";
import type { PublishQuestion as Question } from "./use-saving.ts";
import type { Editing } from "./use-editing.ts";

export function PublishQuestion({ editing: { saving, session } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { question, endQuestion, save } = saving;
  const [last, setLast] = useState(question);
  // Keeps the last question, because the dialog still shows it while fading out.
  if (question !== null && question !== last) setLast(question);
  const isForLater = publishStateOf(session.draft) === "scheduled";
  return (
    // A click outside must not close the dialog, because it may be the second click of a double click.
    <Dialog isOpen={question !== null} onClose={endQuestion} title={t("publish.title")} role="alertdialog">
      {last && <Shortcomings question={last} onClose={endQuestion} />}
      <DialogActions>
        <Button onPress={endQuestion} autoFocus>
          {t("conflict.goOn")}
        </Button>
        <Button
          tone="primary"
          onPress={(press) => {
            if (last && !isSecondPress(press)) void save(last.kind, { isSure: true });
          }}
        >
          {t(isForLater ? "publish.later" : "publish.anyway")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Props = { question: Question; onClose: () => void };

function Shortcomings({ question: { lacks }, onClose }: Props) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState<ShortcomingKind | null>(null);
  useEffect(() => () => focusPlace(wanted), [wanted]);
  return (
    <ul className={layout.rowList}>
      {lacks.map(({ kind, count }) => (
        <li key={kind} className={styles.item}>
          <span>
            <b>{t(`publish.lacks.${kind}`, { count })}</b> {t(`publish.todo.${kind}`, { count })}
          </span>
          <Button
            onPress={() => {
              setWanted(kind);
              onClose();
            }}
          >
            {t(`publish.show.${kind}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
