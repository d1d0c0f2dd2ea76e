// Warnings about the edited entry: restored changes, other editors, a conflict, dead links. Each warning has its own
// row above the panel's row.
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { focusPlace } from "../places.ts";
import type { Editing } from "../use-editing.ts";
import row from "../NoticeRow.module.css";
import styles from "./EditPanel.module.css";

export function Restored({ editing: { session, dispatch } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  if (!session.isRestored) return null;
  return (
    <p role="status" className={row.row}>
      {t("editor.restored")}
      <Button tone="plain" onPress={() => dispatch({ type: "drop", at: Date.now() })}>
        {t("editor.discard")}
      </Button>
    </p>
  );
}

export function Others({ editing: { others, syncing, links } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const mustChoose = syncing.conflict === null && syncing.isHeld();
  return (
    <div role="status" className={styles.others}>
      {others.length > 0 && <p>{t("editor.alsoOpen", { names: others.join(", ") })}</p>}
      {mustChoose && (
        <p className={row.row}>
          {t("editor.mustChoose")}
          <Button tone="plain" onPress={syncing.askAgain}>
            {t("editor.choose")}
          </Button>
        </p>
      )}
      {links.deadCount > 0 && (
        <p className={row.row}>
          {t("publish.lacks.links", { count: links.deadCount })}
          <Button tone="plain" onPress={() => focusPlace("links")}>
            {t("publish.show.links")}
          </Button>
        </p>
      )}
    </div>
  );
}
