// Measures which buttons fit into the panel's row.
import { useMedia } from "../../ui/admin/use-is-wide.ts";

export type PanelShape = {
  /** The text's tools float beside the text. Otherwise they are in the row while a text has the focus. */
  hasFloatingTools: boolean;
  /** The languages are in the row, otherwise in the further steps. */
  hasLanguages: boolean;
  /** 'Löschen' and the steps back and forth are in the row, otherwise in the further steps. */
  isRoomy: boolean;
};

/** Touch screens show their own menu at the selection, so the tools do not float there. */
const FLOATING = "(min-width: 64rem) and (min-height: 31.26rem) and (not (pointer: coarse))";

export function usePanelShape(): PanelShape {
  return {
    hasFloatingTools: useMedia(FLOATING),
    hasLanguages: useMedia("(min-width: 68rem)"),
    isRoomy: useMedia("(min-width: 48.01rem)"),
  };
}
