// What every tool of the picture editor is given.
import type { PictureWorking } from "./use-picture-work.ts";

export type ToolProps = {
  working: PictureWorking;
  /** The display variant. */
  url: string;
  isSaving: boolean;
  onSave: () => void;
};
