import type { FoundFile } from "#contract/schemas/palette.ts";
import type { IconName } from "../../ui/admin/icons.tsx";

export type Result = {
  id: string;
  label: string;
  /** The second line of the result, below its label. */
  detail: string;
  icon: IconName;
  /** Files are shown with a preview image. */
  file?: FoundFile;
  /** Synonyms in everyday words, separated by commas. */
  words?: string;
  goes: Way;
};

/** The target of a result. `field` is the visible name of the control that gets the focus. */
export type Way = { to: string; field?: string } | { run: () => void } | { download: string };

export const localKinds = ["settings", "screens", "actions"] as const;
export const foundKinds = ["orders", "entries", "products", "people", "messages", "files"] as const;
export type LocalKind = (typeof localKinds)[number];
export type Kind = LocalKind | (typeof foundKinds)[number];
export type FoundKind = (typeof foundKinds)[number];

export type Section = { kind: Kind; results: Result[] };
