import { useTranslation } from "react-i18next";
import type { Message } from "#contract/schemas/messages.ts";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useRemoval } from "./use-removal.ts";
import { senderOf } from "./sender.ts";

type Props = { message: Message | null; onClose: () => void; onRemoved: (id: string) => void };

export function DeleteMessage({ message, onClose, onRemoved }: Props) {
  const { t } = useTranslation("admin");
  const { t: messages } = useTranslation("messages");
  const remove = useRemoval(onRemoved);
  return (
    <ConfirmDialog
      isOpen={message !== null}
      title={t("confirmDelete")}
      text={messages("remove.text", { name: message ? senderOf(message) : "" })}
      confirmLabel={t("delete")}
      isBusy={remove.isPending}
      onConfirm={() => message && remove.mutate({ id: message.id }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
