import { useTranslation } from "react-i18next";
import { isUnreachable, refusalOf } from "../api/refusal.ts";

/** @returns the text key below `errors` in locales/*\/site.json, for an error without a message from the server */
export const faultOf = (error: unknown): "network" | "fault" => (isUnreachable(error) ? "network" : "fault");

export function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => refusalOf(error)?.message ?? t(`errors.${faultOf(error)}`);
}
