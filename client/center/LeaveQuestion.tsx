import { ConfirmDialog } from "../ui/admin/Dialog.tsx";
import { useLeaveBlocker } from "../ui/admin/use-leave-blocker.ts";

type Props = {
  isAsked: boolean;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
};

export function LeaveQuestion({ isAsked, title, text, leaveLabel, stayLabel }: Props) {
  const blocker = useLeaveBlocker(isAsked);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={title}
      text={text}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
