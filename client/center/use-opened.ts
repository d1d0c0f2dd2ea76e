// Which form is open while answers come: of one that is closed already, a refusal is told in a notice that leads back to it.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../trpc.ts";
import { notify, withdrawOf } from "../ui/admin/notices.tsx";

/** A form from its opening to its closing; the same thing, opened again, is another one. */
export type Opened = number;

export function useOpened() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
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
    const refusal = refusalOf(error);
    const reason = Object.values(refusal?.fields ?? {})[0] ?? refusal?.message ?? site("errors.network");
    const back = { label: t("late.reopen"), run: reopen, isNeeded: true, owner: last };
    notify(t("late.refused", { name, reason }), "bad", isThere.current ? back : undefined);
  };
  return { begin, end: (): void => void begin(), isOpen, tellRefused };
}
