import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useRemoval } from "./use-comment-changes.ts";
import type { Comment } from "./use-view.ts";

type Props = { comment: Comment | null; onClose: () => void; onRemoved: (id: string) => void };

export function DeleteComment({ comment, onClose, onRemoved }: Props) {
  const { t } = useTranslation("admin");
  const { t: comments } = useTranslation("comments");
  const remove = useRemoval(onRemoved);
  return (
    <ConfirmDialog
      isOpen={comment !== null}
      title={t("confirmDelete")}
      text={comments("removeText", { name: comment?.name ?? "" })}
      confirmLabel={t("delete")}
      isBusy={remove.isPending}
      onConfirm={() => comment && remove.mutate({ ids: [comment.id] }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
