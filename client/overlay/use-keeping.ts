// Keeps unsaved changes in the browser while someone edits, and warns before a save or an upload is cut off.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/files.ts";
import { dropDraft, keepDraft } from "./kept-drafts.ts";
import { notify } from "./notices.tsx";
import { isDirty, type Session } from "./session.ts";

const KEEP_AFTER_MS = 300;

type Keeping = { userId: string; entryId: string; session: Session; files: Record<string, Picture> };

export function useKeeping({ userId, entryId, session, files }: Keeping): { forget: () => void } {
  const { t } = useTranslation("admin");
  const latest = useRef({ session, files });
  const isForgotten = useRef(false);
  const hasFailed = useRef(false);
  latest.current = { session, files };

  useEffect(() => {
    const keep = (): void => {
      if (isForgotten.current) return;
      const { draft, version } = latest.current.session;
      if (!isDirty(latest.current.session)) {
        dropDraft(userId, entryId);
        return;
      }
      const isKept = keepDraft(userId, entryId, { version, draft, files: latest.current.files });
      if (!isKept && !hasFailed.current) notify(t("editor.notKept"), "bad");
      hasFailed.current = !isKept;
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    // What was typed last must not wait for the timer when the page goes away.
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [userId, entryId, session, files, t]);

  return {
    forget: () => {
      isForgotten.current = true;
      dropDraft(userId, entryId);
    },
  };
}

/** The browser asks before it leaves the page. */
export function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);
}
