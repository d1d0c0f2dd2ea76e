// The state of the edited entry: draft, planned or public, and whether its changes are stored.
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { entryPath } from "#contract/values/pages.ts";
import { useIsHidden } from "../../language/content.ts";
import { isOver, type PublishState, StateBadge } from "../../ui/admin/StateBadge.tsx";
import type { Editing } from "../use-editing.ts";
import styles from "./EditPanel.module.css";

type Props = { state: PublishState; editing: Editing };

export function PanelState({ state, editing }: Props) {
  return (
    <span
      className={styles.state}
      data-warns={editing.syncing.keeping === "local" || undefined}
      data-is-pending={isPending(state, editing) || undefined}
    >
      <StateBadge state={state} />
      <StateNotes state={state} editing={editing} />
    </span>
  );
}

/** Notes beside the state: whether menus link to the entry, when it ends, and whether its changes are stored. */
export function StateNotes({ state, editing }: Props) {
  const { t } = useTranslation("admin");
  const { isChanged, syncing, session } = editing;
  const { keeping, refusal } = syncing;
  const { t: pages } = useTranslation("navigation");
  const isHidden = useIsHidden()(entryPath(session.stored) ?? "");
  return (
    <>
      {isHidden && <span className={styles.changed}>{pages("hiddenNote")}</span>}
      <End state={state} publicUntil={session.base.publicUntil} />
      <span className={styles.changed} role={keeping === "local" ? "status" : undefined}>
        {keeping === "local" && t("editor.keptHere")}
        {keeping === "local" && refusal !== null && `: ${refusal}`}
        {keeping === "waiting" && t("editor.keeping")}
        {keeping === "kept" && isChanged && t(isPending(state, editing) ? "editor.pending" : "editor.kept")}
      </span>
    </>
  );
}

const isPending = (state: PublishState, { isChanged, syncing }: Editing): boolean =>
  isChanged && syncing.keeping === "kept" && state === "public";

function End({ state, publicUntil }: { state: PublishState; publicUntil: string | null }) {
  const { t } = useTranslation("admin");
  if (publicUntil === null) return null;
  const hasEnded = isOver(publicUntil);
  if (state === "draft" && !hasEnded) return null;
  const moment = formatMoment(publicUntil);
  return <span className={styles.changed}>{t(hasEnded ? "editor.ended" : "editor.ends", { moment })}</span>;
}
