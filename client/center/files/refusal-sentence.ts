// Why a request was refused, in one sentence: the sentence of a field if there is one, because it says more.
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../trpc.ts";

export function useRefusalSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const refusal = refusalOf(error);
    const [fieldSentence] = Object.values(refusal?.fields ?? {});
    return fieldSentence ?? refusal?.message ?? t("errors.network");
  };
}
