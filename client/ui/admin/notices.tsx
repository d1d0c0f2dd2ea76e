import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "react-aria-components";
import { useReason } from "../../language/reason.ts";
import { isSignedOut, refusalOf } from "../../api/refusal.ts";
import { Icon } from "./icons.tsx";
import { type Notice, type NoticeAction, type Tone, withNotice } from "./notice-list.ts";
import styles from "./notices.module.css";

const SHOWN_MS = 3_000;
/** Users need time to read the notice, to decide, and to reach the button. */
const SHOWN_WITH_ACTION_MS = 10_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setNotices(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param about the thing that the notice is about; an earlier notice about the same thing is removed */
export function notify(text: string, tone: Tone = "good", action?: NoticeAction, about?: string): void {
  addNotice({ text, tone, action, about });
}

function addNotice(notice: Omit<Notice, "id">): void {
  lastId += 1;
  setNotices(withNotice(notices, { id: lastId, ...notice }));
}

export function notifyUntilRead(text: string, label: string, about?: string): void {
  notify(text, "good", { label, run: () => {}, isNeeded: true }, about);
}

export function withdrawOf(owner: object): void {
  setNotices(notices.filter(({ action }) => action?.owner !== owner));
}

/**
 * Called when an editor closes. Removes its 'undo' notices, because an undo would restore only a part of the changes.
 */
export function withdrawUndo(): void {
  setNotices(notices.filter(({ action }) => !action || action.isNeeded || action.isLasting));
}

function dismiss(id: number): void {
  setNotices(notices.filter((notice) => notice.id !== id));
}

export function useNotifyError(): (error: unknown) => void {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (error) => {
    const signIn = { label: t("login.title"), run: goToLogin, isNeeded: true };
    const refusal = refusalOf(error);
    if (isSignedOut(error)) return notify(reasonOf(error), "bad", signIn);
    if (refusal?.code === "C200") return addNotice({ text: refusal.message, tone: "bad", isRefusal: true });
    return notify(reasonOf(error), "bad");
  };
}

/** After the login, the user returns to this page. Its unsaved text is still stored. */
function goToLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/login?${new URLSearchParams({ next: pathname + search }).toString()}`);
}

/**
 * Screen readers announce only changes in existing live regions, so the two regions are also rendered without
 * notices.
 */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    // An open dialog hides all elements without this attribute from screen readers.
    <div className={styles.notices} data-react-aria-top-layer="true">
      <div role="status">
        {shown.map((notice) => notice.tone === "good" && <NoticeItem key={notice.id} notice={notice} />)}
      </div>
      <div role="alert">
        {shown.map((notice) => notice.tone === "bad" && <NoticeItem key={notice.id} notice={notice} />)}
      </div>
    </div>
  );
}

function NoticeItem({ notice: { id, text, tone, action } }: { notice: Notice }) {
  const { t } = useTranslation("admin");
  const [isHeld, setIsHeld] = useState(false);
  const shownMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
  useEffect(() => {
    if (isHeld || action?.isNeeded) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, action?.isNeeded, shownMs]);
  const hold = (): void => setIsHeld(true);
  const release = (): void => setIsHeld(false);
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{text}</p>
      {action && (
        <Button
          className={styles.action ?? ""}
          onPress={() => {
            action.run();
            dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button className={styles.close ?? ""} aria-label={t("notices.close")} onPress={() => dismiss(id)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
