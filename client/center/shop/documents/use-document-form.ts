import { useTranslation } from "react-i18next";
import type { DocumentSettingsAnswer } from "#contract/shop/documents.ts";
import { integerOf } from "#contract/shop/typed-numbers.ts";
import { trpc } from "../../../api/trpc.ts";
import { usePart } from "../../../ui/admin/use-part.ts";

type Form = Omit<DocumentSettingsAnswer, "payDays" | "version"> & { payDays: string };

export function useDocumentForm(stored: DocumentSettingsAnswer) {
  const { t } = useTranslation("shopcenter");
  const { mutateAsync: store } = trpc.documents.updateSettings.useMutation();
  return usePart({
    stored,
    formOf: ({ version: _version, payDays, ...rest }): Form => ({ ...rest, payDays: String(payDays) }),
    read: ({ payDays, ...rest }) => {
      const days = integerOf(payDays);
      const problems: Record<string, string> = days === null ? { payDays: t("problems.wholeWrong") } : {};
      return { sent: { ...rest, payDays: days ?? 0 }, problems };
    },
    store,
  });
}

export type DocumentsForm = ReturnType<typeof useDocumentForm>;
