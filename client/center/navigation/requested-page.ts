import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { takeRequest } from "../../ui/admin/take-request.ts";

/** The router state with which the screen of pages opens the dialog for a new page. */
export type PagesLocationState = { add: true };

export function useRequestedPage(open: () => void): void {
  const { state } = useLocation();
  const take = useEffectEvent((): void => {
    if (takeRequest<PagesLocationState, "add">("add")) open();
  });
  useEffect(() => {
    if (state !== null) take();
  }, [state]);
}
