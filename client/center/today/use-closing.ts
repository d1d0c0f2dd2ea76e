import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { type SettingsPart, useSettingsChange } from "../../ui/admin/use-settings-change.ts";
import { areAllClosedNow, closedNow, type Closures, openAgain, withClosure } from "./closures.ts";

export type Reason = { name: string; text: string; en: { text: string } | null };

/** @param onDone called after a change was stored */
export function useClosing(onDone: () => void) {
  const { t, i18n } = useTranslation("admin");
  const { site } = useSiteSettings();
  const { change, errors, isPending } = useSettingsChange(t("today.conflict"));
  const [opened] = useState(() => new Date());

  const store = async (closed: Closures, said: string): Promise<void> => {
    if (isPending) return;
    const before = site.closed;
    if (!(await change(partOf(closed), null))) return;
    const takeBack = { label: t("undo"), run: () => void change(partOf(before), t("today.undone")), isLasting: true };
    notify(said, "good", takeBack, "closing");
    onDone();
  };
  const places = [...new Set(site.openingHours.map(({ name }) => name))];
  const isClosed = closedNow(site.closed, opened);
  return {
    isClosed,
    mayClose: !isClosed || !areAllClosedNow(site.closed, places, opened),
    places,
    close: (reason: Reason): Promise<void> =>
      store(
        withClosure(site, reason, opened),
        t("today.isClosed", { text: i18n.language === "en" ? (reason.en?.text ?? reason.text) : reason.text }),
      ),
    open: (): Promise<void> => store(openAgain(site.closed, opened), t("today.isOpen")),
    error: Object.values(errors)[0],
    isPending,
  };
}

const partOf = (closed: Closures): SettingsPart => ({ site: { closed } });
