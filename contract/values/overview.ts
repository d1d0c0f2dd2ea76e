// The overview of the admin center: what waits, what comes, and what needs attention.
import { listTags, type ListTag } from "./pages.ts";

/** What needs attention, the most urgent first. */
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
  /** How many there are; 1 where there is nothing to count. */
  count: number;
  /** Whom or what it is about: names of pages. */
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

/** Where an entry is shown to editors, even if it is in no list. */
export function listForEditors(tags: readonly string[]): ListTag {
  return listTags.find((tag) => tags.includes(tag)) ?? listTags[0];
}
