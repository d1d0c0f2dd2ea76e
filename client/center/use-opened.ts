// Which form is open while answers come: of one that is closed already, a refusal is told in a notice that leads back to it.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRefusalSentence } from "../files/refusal-sentence.ts";
import { notify, withdrawOf } from "../ui/admin/notices.tsx";

/** A form from its opening to its closing; the same thing, opened again, is another one. */
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
      // Off the screen there is no form to go back to.
      withdrawOf(last);
    };
  }, []);

  const begin = (): Opened => (last.current += 1);
  const isOpen = (opened: Opened): boolean => last.current === opened;
  /** @param name of what is not stored @param reopen with what was typed */
  const tellRefused = (name: string, error: unknown, reopen: () => void): void => {
    const reason = sentenceOf(error);
    const back = { label: t("late.reopen"), run: reopen, isNeeded: true, owner: last };
    notify(t("late.refused", { name, reason }), "bad", isThere.current ? back : undefined);
  };
  return { begin, end: (): void => void begin(), isOpen, tellRefused };
}
