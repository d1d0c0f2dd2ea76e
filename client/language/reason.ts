import { useTranslation } from "react-i18next";
import { isUnreachable, refusalOf } from "../api/trpc.ts";

/** For an error without a message from the server, the key of its text below `errors` in locales/*\/site.json. */
export const faultOf = (error: unknown): "network" | "fault" => (isUnreachable(error) ? "network" : "fault");

export function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => refusalOf(error)?.message ?? t(`errors.${faultOf(error)}`);
}
