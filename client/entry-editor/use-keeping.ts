import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/schemas/files.ts";
import { dropDraft, keepDraft } from "./kept-drafts.ts";
import { dropSteps, keepSteps } from "./kept-steps.ts";
import { notify } from "../ui/admin/notices.tsx";
import { isKept as isOnServer, type Session } from "./session.ts";

const KEEP_AFTER_MS = 300;

type Keeping = { userId: string; entryId: string; writer: string; session: Session; files: Record<string, Picture> };

export function useKeeping({ userId, entryId, writer, session, files }: Keeping): { forget: () => void } {
  const { t } = useTranslation("admin");
  const isForgotten = useRef(false);
  const hasFailed = useRef(false);

  const keep = useEffectEvent((changed: Session, added: Keeping["files"]): void => {
    if (isForgotten.current) return;
    keepSteps(userId, entryId, changed, added);
    if (isOnServer(changed)) {
      dropDraft(userId, entryId);
      return;
    }
    const { version, draft, copy } = changed;
    const kept = { version, revision: copy.revision, synced: copy.draft, writer, draft, files: added };
    const isKept = keepDraft(userId, entryId, kept);
    if (!isKept && !hasFailed.current) notify(t("editor.notKept"), "bad");
    hasFailed.current = !isKept;
  });
  const keepLatest = useEffectEvent((): void => keep(session, files));

  useEffect(() => {
    const timer = setTimeout(() => keep(session, files), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [session, files]);

  // When the page or this component closes, the timer no longer runs. So the latest changes are stored immediately.
  useEffect(() => {
    const keepNow = (): void => keepLatest();
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);

  return {
    forget: () => {
      isForgotten.current = true;
      dropDraft(userId, entryId);
      dropSteps(userId, entryId);
    },
  };
}
