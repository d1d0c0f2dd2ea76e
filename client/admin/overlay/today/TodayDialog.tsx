import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { RowsSkeleton } from "../../../center/RowsSkeleton.tsx";
import { Dialog } from "../../../ui/admin/Dialog.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";

type View = { Today: ComponentType<{ showsReasons: boolean; onDone: () => void }> };

/** The code of the list is loaded when the dialog opens for the first time. */
export function TodayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("bar");
  const notifyError = useNotifyError();
  const [view, setView] = useState<View | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    onClose();
    notifyError(error);
  });
  useEffect(() => {
    if (isOpen) void import("../../../center/today/Today.tsx").then(setView, fail);
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("today")} hasClose isWide>
      {view ? <view.Today showsReasons onDone={onClose} /> : <RowsSkeleton rows={4} />}
    </Dialog>
  );
}
