import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOn } from "#contract/values/components.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { entryPath } from "#contract/values/pages.ts";
import { useIsHidden } from "../language/content.ts";
import { Toolbar } from "../editor/Toolbar.tsx";
import { useSiteSettings } from "../api/loaded.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { isSecondPress } from "../ui/admin/double-press.ts";
import { isOver, type PublishState, publishStateOf, StateBadge } from "../ui/admin/StateBadge.tsx";
import { SaveButton } from "../ui/admin/SaveButton.tsx";
import { HistoryDialog } from "./history/HistoryDialog.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import { ShareDialog } from "./share/ShareDialog.tsx";
import { focusPlace } from "./places.ts";
import { PublicLine } from "./PublicLine.tsx";
import type { Editing } from "./use-editing.ts";
import { useKeyboardInset } from "../ui/admin/use-keyboard-inset.ts";
import styles from "./EditPanel.module.css";

type Props = {
  editing: Editing;
  english: ReactNode;
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
  const { editing, english, takesFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useKeyboardInset(panel);
  usePanelRoom(panel);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const state = publishStateOf(editing.session.base);
  const { publishedAt } = editing.saving;
  const isJustPublic = state === "public" && publishedAt !== null && !editing.isChanged;
  const withdraw = (): void => void editing.saving.save("withdraw");
  return (
    <div
      ref={panel}
      role="region"
      aria-label={t("editor.label")}
      tabIndex={-1}
      data-editor-panel
      className={`${styles.panel} ${styles.open} ${isUnfolded ? "" : styles.folded}`}
    >
      <Restored editing={editing} />
      <Others editing={editing} />
      <div className={styles.tools}>
        <Toolbar />
      </div>
      {/* In small windows, these buttons are collapsed, so that the text has enough room. */}
      <span className={styles.fold}>
        <IconButton
          icon="chevron"
          label={t(isUnfolded ? "editor.fold" : "editor.unfold")}
          aria-expanded={isUnfolded}
          onPress={() => setIsUnfolded(!isUnfolded)}
        />
      </span>
      {isJustPublic ? (
        <PublicLine
          since={publishedAt}
          isBusy={editing.isBusy}
          onView={props.onLeave}
          onWithdraw={props.isFixed ? null : withdraw}
        >
          <End state={state} publicUntil={editing.session.base.publicUntil} />
        </PublicLine>
      ) : (
        <State state={state} editing={editing} />
      )}
      <div className={styles.english}>{english}</div>
      <Actions {...props} state={state} onWithdraw={isJustPublic ? null : withdraw} />
    </div>
  );
}

/** Sets the panel's height on the page, so that the panel never covers the edited text. */
function usePanelRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const root = document.documentElement;
    const tell = (): void => {
      const room = Math.max(0, window.innerHeight - element.getBoundingClientRect().top);
      root.style.setProperty("--panel-room", `${Math.ceil(room)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    // One frame later, the panel is above the on-screen keyboard.
    const later = (): void => void requestAnimationFrame(tell);
    window.addEventListener("resize", later);
    window.visualViewport?.addEventListener("resize", later);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", later);
      window.visualViewport?.removeEventListener("resize", later);
      root.style.removeProperty("--panel-room");
    };
  }, [panel]);
}

function Restored({ editing: { session, dispatch } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  if (!session.isRestored) return null;
  return (
    <p role="status" className={styles.restored}>
      {t("editor.restored")}
      <Button tone="plain" onPress={() => dispatch({ type: "drop", at: Date.now() })}>
        {t("editor.discard")}
      </Button>
    </p>
  );
}

function Others({ editing: { others, syncing, links } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const mustChoose = syncing.conflict === null && syncing.isHeld();
  return (
    <div role="status" className={styles.others}>
      {others.length > 0 && <p>{t("editor.alsoOpen", { names: others.join(", ") })}</p>}
      {mustChoose && (
        <p className={styles.restored}>
          {t("editor.mustChoose")}
          <Button tone="plain" onPress={syncing.askAgain}>
            {t("editor.choose")}
          </Button>
        </p>
      )}
      {links.deadCount > 0 && (
        <p className={styles.restored}>
          {t("publish.lacks.links", { count: links.deadCount })}
          <Button tone="plain" onPress={() => focusPlace("links")}>
            {t("publish.show.links")}
          </Button>
        </p>
      )}
    </div>
  );
}

type StateProps = { state: PublishState; editing: Editing };

function State({ state, editing: { isChanged, syncing, session } }: StateProps) {
  const { t } = useTranslation("admin");
  const { keeping, refusal } = syncing;
  const { t: pages } = useTranslation("navigation");
  const isHidden = useIsHidden()(entryPath(session.stored) ?? "");
  const isPending = isChanged && keeping === "kept" && state === "public";
  return (
    <span className={styles.state} data-warns={keeping === "local" || undefined}>
      <StateBadge state={state} />
      {isHidden && <span className={styles.changed}>{pages("hiddenNote")}</span>}
      <End state={state} publicUntil={session.base.publicUntil} />
      <span className={styles.changed} role={keeping === "local" ? "status" : undefined}>
        {keeping === "local" && t("editor.keptHere")}
        {keeping === "local" && refusal !== null && `: ${refusal}`}
        {keeping === "waiting" && t("editor.keeping")}
        {keeping === "kept" && isChanged && t(isPending ? "editor.pending" : "editor.kept")}
      </span>
    </span>
  );
}

function End({ state, publicUntil }: { state: PublishState; publicUntil: string | null }) {
  const { t } = useTranslation("admin");
  if (publicUntil === null) return null;
  const hasEnded = isOver(publicUntil);
  if (state === "draft" && !hasEnded) return null;
  const moment = formatMoment(publicUntil);
  return <span className={styles.changed}>{t(hasEnded ? "editor.ended" : "editor.ends", { moment })}</span>;
}

/** 'Speichern' appears where 'Bearbeiten' was. A double click on 'Bearbeiten' must not press 'Veröffentlichen'. */
function Actions({
  editing,
  isFixed,
  state,
  onDelete,
  onDiscard,
  onLeave,
  onWithdraw,
}: Omit<Props, "english"> & { state: PublishState; onWithdraw: (() => void) | null }) {
  const { t } = useTranslation("admin");
  const { saving, isChanged, isBusy } = editing;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { t: social } = useTranslation("social");
  const [isShareOpen, setIsShareOpen] = useState(false);
  const canShare = isOn(useSiteSettings(), "social");
  const isPublic = state === "public";
  const isDone = state !== "draft" && !isChanged;
  return (
    <>
      <span className={styles.back}>
        <IconButton icon="history" label={t("history.open")} onPress={() => setIsHistoryOpen(true)} />
        <IconButton icon="external" label={t("preview.open")} onPress={() => setIsPreviewOpen(true)} />
        {canShare && <IconButton icon="share" label={social("share.open")} onPress={() => setIsShareOpen(true)} />}
        <ShareDialog id={editing.session.stored.id} isOpen={isShareOpen} onClose={() => setIsShareOpen(false)} />
        <PreviewDialog editing={editing} isOpen={isPreviewOpen} onClose={() => setIsPreviewOpen(false)} />
        <HistoryDialog
          editing={editing}
          isOpen={isHistoryOpen}
          onClose={() => setIsHistoryOpen(false)}
          onDiscard={onDiscard}
        />
        {!isFixed && isPublic && onWithdraw && (
          <Button tone="plain" isDisabled={isBusy} onPress={onWithdraw}>
            {t("editor.withdraw")}
          </Button>
        )}
        {!isFixed && <IconButton icon="trash" label={t("delete")} tone="danger" onPress={onDelete} />}
      </span>
      <span className={styles.right}>
        <Button isDisabled={isBusy} onPress={onLeave}>
          {t("editor.done")}
        </Button>
        <Button
          tone={isDone ? "quiet" : "primary"}
          isDisabled={isBusy || isDone}
          onPress={(press) => {
            if (!isSecondPress(press)) void saving.save("publish");
          }}
        >
          {t(publishStateOf(editing.session.draft) === "scheduled" ? "editor.schedule" : "editor.publish")}
        </Button>
        <span className={styles.save}>
          <SaveButton tone="quiet" isDisabled={isBusy} onPress={() => void saving.save("save")} />
        </span>
      </span>
    </>
  );
}
