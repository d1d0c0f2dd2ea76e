// Changes the user's own password. While the user has the generated password, the dialog opens automatically.
import { useTranslation } from "react-i18next";
import { Dialog } from "./Dialog.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

type Props = { isOpen: boolean; isForced: boolean; onClose: () => void; onLogout: () => void };

export function PasswordDialog({ isOpen, isForced, onClose, onLogout }: Props) {
  const { t } = useTranslation("admin");
  const { t: bar } = useTranslation("bar");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isForced={isForced}
      title={isForced ? t("password.forcedTitle") : bar("password")}
    >
      {isForced && <p>{t("password.forcedWhy")}</p>}
      <PasswordForm isForced={isForced} onDone={onClose} onLeave={isForced ? onLogout : onClose} />
    </Dialog>
  );
}
