import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRefusalSentence } from "../files/refusal-sentence.ts";
import { notify, withdrawOf } from "../ui/admin/notices.tsx";

/** Identifies one opening of a form. Opening the same item a second time gives another number. */
export type Opened = number;

export function useOpened() {
  const { t } = useTranslation("admin");
  const sentenceOf = useRefusalSentence();
  const last = useRef<Opened>(0);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      last.current += 1;
      // The form's screen is closed, so the notice can no longer offer to open the form again.
      withdrawOf(last);
    };
  }, []);

  const begin = (): Opened => (last.current += 1);
  const isOpen = (opened: Opened): boolean => last.current === opened;
  /**
   * @param name the name of the unsaved item
   * @param reopen opens the form with the unsaved input
   */
  const tellRefused = (name: string, error: unknown, reopen: () => void): void => {
    const reason = sentenceOf(error);
    const back = { label: t("late.reopen"), run: reopen, isNeeded: true, owner: last };
    notify(t("late.refused", { name, reason }), "bad", isThere.current ? back : undefined);
  };
  return { begin, end: (): void => void begin(), isOpen, tellRefused };
}
