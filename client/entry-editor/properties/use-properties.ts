// Stores whether the properties of the edited entry are open. They are in a rail, or in a dialog of a narrow window.
import { useState } from "react";
import { useIsWide, useMedia } from "../../ui/admin/use-is-wide.ts";

/** In windows of this width, the rail does not narrow the page. */
const BESIDE = "(min-width: 100rem)";

export function useProperties(isFixed: boolean) {
  const isRail = useIsWide();
  const isBeside = useMedia(BESIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return {
    isRail,
    isOpen: chosen ?? (isBeside && !isFixed),
    /** True if the user has opened the properties. The properties then get the focus. */
    takesFocus: chosen === true,
    open: () => setChosen(true),
    close: () => setChosen(false),
  };
}

export type Properties = ReturnType<typeof useProperties>;
