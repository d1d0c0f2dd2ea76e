import { listTags, type ListTag } from "./pages.ts";

/** The most urgent warnings come first. */
export const attentionKinds = [
  "madeUpPassword",
  "mailOff",
  "mailsRefused",
  "noOrderRecipient",
  "withdrawalsOpen",
  "turnoverOver",
  "turnoverNear",
  "commentsWaiting",
  "jobsFailed",
  "noBackup",
  "storageFull",
  "embeddedOnline",
  "firstTexts",
  "legalOutdated",
  "postsStuck",
  "eventsWithoutDay",
  "mapNotDrawn",
  "picturesUndescribed",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export type Attention = {
  kind: AttentionKind;
  /** 1 for warnings that cannot be counted. */
  count: number;
  pages?: string[];
};

export type OverviewEntry = { id: string; title: string; list: ListTag; date: string | null };

export type Overview = {
  unreadMessages: number;
  drafts: { total: number; newest: OverviewEntry[] };
  events: OverviewEntry[];
  storage: { used: number; total: number };
  attention: Attention[];
};

export function listForEditors(tags: readonly string[]): ListTag {
  return listTags.find((tag) => tags.includes(tag)) ?? listTags[0];
}
