import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../ui/admin/Dialog.tsx";

type Props = {
  isAsked: boolean;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
};

export function LeaveQuestion({ isAsked, title, text, leaveLabel, stayLabel }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isAsked) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isAsked]);
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
