// What the '+' between two blocks offers, one line each, in the order of the menu.
import { newBlockId } from "#contract/blocks/block-id.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import type { DraftBlock } from "../draft-blocks.ts";

const LISTED = 3;

type Addable = { kind: string; icon: IconName; make: (id: string) => DraftBlock };

export const addable = [
  { kind: "text", icon: "text", make: (id) => ({ id, type: "text", html: "", media: [] }) },
  // A picture is a text without words: what is written to it later stands beside it.
  { kind: "picture", icon: "picture", make: (id) => ({ id, type: "text", html: "", media: [] }) },
  { kind: "gallery", icon: "grid", make: (id) => ({ id, type: "gallery", settings: defaultGallery }) },
  { kind: "fileList", icon: "download", make: (id) => ({ id, type: "fileList", files: [] }) },
  {
    kind: "video",
    icon: "video",
    make: (id) => ({ id, type: "video", title: "", video: { from: "youtube", id: "" }, poster: null }),
  },
  { kind: "links", icon: "external", make: (id) => ({ id, type: "links", links: [] }) },
  { kind: "quote", icon: "quote", make: (id) => ({ id, type: "quote", text: "", source: "" }) },
  {
    kind: "callToAction",
    icon: "bell",
    make: (id) => ({ id, type: "callToAction", text: "", buttons: [{ label: "", url: "" }] }),
  },
  { kind: "comingEvents", icon: "calendar", make: (id) => ({ id, type: "comingEvents", count: LISTED }) },
  { kind: "latestNews", icon: "list", make: (id) => ({ id, type: "latestNews", count: LISTED }) },
  { kind: "openingHours", icon: "clock", make: (id) => ({ id, type: "openingHours" }) },
] as const satisfies readonly Addable[];

export type AddableKind = (typeof addable)[number]["kind"];

/** A new block of a kind. */
export function blockOfKind(kind: string): DraftBlock | null {
  return addable.find((one) => one.kind === kind)?.make(newBlockId()) ?? null;
}
