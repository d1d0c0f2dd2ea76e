// Why something did not work, in words: the server's reason, no answer, or a fault of the page itself.
import { useTranslation } from "react-i18next";
import { isUnreachable, refusalOf } from "../api/trpc.ts";

/** The sentence for an error without a reason of the server's: below `errors` in locales/*\/site.json. */
export const faultOf = (error: unknown): "network" | "fault" => (isUnreachable(error) ? "network" : "fault");

export function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => refusalOf(error)?.message ?? t(`errors.${faultOf(error)}`);
}
