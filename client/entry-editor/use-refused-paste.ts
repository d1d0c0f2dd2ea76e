import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../ui/admin/notices.tsx";

export function useRefusedPaste(): void {
  const { t } = useTranslation("editor");
  const refuse = useEffectEvent(({ target, clipboardData }: ClipboardEvent): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const hasOnlyFiles = clipboardData && clipboardData.files.length > 0 && clipboardData.getData("text/plain") === "";
    if (isField && hasOnlyFiles) notify(t("paste.onlyText"), "bad");
  });
  useEffect(() => {
    document.addEventListener("paste", refuse);
    return () => document.removeEventListener("paste", refuse);
  }, []);
}
