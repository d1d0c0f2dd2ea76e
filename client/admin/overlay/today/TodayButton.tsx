import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useMay } from "../../../api/viewer.ts";
import { RowsSkeleton } from "../../../center/RowsSkeleton.tsx";
import { IconButton } from "../../../ui/admin/Button.tsx";
import { Dialog } from "../../../ui/admin/Dialog.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";

type View = { Today: ComponentType<{ showsReasons: boolean; onDone: () => void }> };

export function TodayButton() {
  const { t } = useTranslation("admin");
  const notifyError = useNotifyError();
  const { key } = useLocation();
  // A link of the list leads to another page, and the dialog closes with this page.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [view, setView] = useState<View | null>(null);
  const close = (): void => setOpenedOn(null);
  if (!useMay("read", "drafts")) return null;
  const open = async (): Promise<void> => {
    setOpenedOn(key);
    try {
      setView(await import("../../../center/today/Today.tsx"));
    } catch (error) {
      close();
      notifyError(error);
    }
  };
  return (
    <>
      <IconButton icon="clock" label={t("today.name")} hasWords onPress={() => void open()} />
      <Dialog isOpen={openedOn === key} onClose={close} title={t("today.name")} hasClose isWide>
        {view ? <view.Today showsReasons onDone={close} /> : <RowsSkeleton rows={4} />}
      </Dialog>
    </>
  );
}
