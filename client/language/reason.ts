// The reason of a failure in words: the server's message, no connection, or an error of the page.
import { useTranslation } from "react-i18next";
import { isUnreachable, refusalOf } from "../api/trpc.ts";

/** The key of the sentence for an error without a server message, below `errors` in locales/*\/site.json. */
export const faultOf = (error: unknown): "network" | "fault" => (isUnreachable(error) ? "network" : "fault");

export function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => refusalOf(error)?.message ?? t(`errors.${faultOf(error)}`);
}
