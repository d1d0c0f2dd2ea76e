// Measures which buttons fit into the panel's row.
import { useMedia } from "../../ui/admin/use-is-wide.ts";

export type PanelShape = {
  /**
   * True if the text's tools float beside the text. Otherwise the panel's row shows them while a text has the focus.
   */
  hasFloatingTools: boolean;
  /** True if the languages are in the row and not in '…'. */
  hasLanguages: boolean;
  /** True if 'Löschen', undo and redo are in the row and not in '…'. */
  isRoomy: boolean;
};

/** Touch screens show their own menu at the selection, so the tools do not float on touch screens. */
const FLOATING = "(min-width: 64rem) and (min-height: 31.26rem) and (not (pointer: coarse))";

export function usePanelShape(): PanelShape {
  return {
    hasFloatingTools: useMedia(FLOATING),
    hasLanguages: useMedia("(min-width: 68rem)"),
    isRoomy: useMedia("(min-width: 48.01rem)"),
  };
}
