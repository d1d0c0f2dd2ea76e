import { use } from "react";
import { ConfirmDialog } from "../ui/admin/Dialog.tsx";
import { AskedOutside, Unsaved } from "../ui/admin/Unsaved.tsx";
import { useLeaveBlocker } from "../ui/admin/use-leave-blocker.ts";

type Props = {
  isAsked: boolean;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
};

export function LeaveQuestion(props: Props) {
  return use(AskedOutside) ? <Unsaved isThere={props.isAsked} /> : <Question {...props} />;
}

function Question({ isAsked, title, text, leaveLabel, stayLabel }: Props) {
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
