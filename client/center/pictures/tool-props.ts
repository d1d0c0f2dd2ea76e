import type { PictureWorking } from "./use-picture-work.ts";

export type ToolProps = {
  working: PictureWorking;
  url: string;
  isSaving: boolean;
  onSave: () => void;
};
