import { useTranslation } from "react-i18next";
import type { Backup } from "#contract/values/backups.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";

export function DownloadBackup({ backup, onClose }: { backup: Backup | null; onClose: () => void }) {
  const { t } = useTranslation("backups");
  const download = trpc.backups.download.useMutation();
  return (
    <PasswordQuestion
      isOpen={backup !== null}
      title={t("downloadOf", { moment: backup ? formatMoment(backup.at) : "" })}
      text={t(backup?.isEncrypted ? "downloadTextLocked" : "downloadText")}
      confirmLabel={t("download")}
      onConfirm={async (password) => {
        const { path } = await download.mutateAsync({ name: backup?.name ?? "", password });
        onClose();
        // The answer is an attachment, so the page stays.
        window.location.assign(path);
      }}
      onClose={onClose}
    />
  );
}
