// Whether an entry is a draft, scheduled or public, as a small label.
import { useTranslation } from "react-i18next";
import styles from "./StateBadge.module.css";

export type PublishState = "draft" | "scheduled" | "public";

/** Moments in ISO 8601; without a date a draft, without an end never taken off again. */
export type Publication = { publishDate: string | null; publicUntil?: string | null };

export function publishStateOf({ publishDate, publicUntil = null }: Publication, now = new Date()): PublishState {
  if (publishDate === null || isOver(publicUntil, now)) return "draft";
  return new Date(publishDate) > now ? "scheduled" : "public";
}

/** Whether an end has come. */
export function isOver(publicUntil: string | null, now = new Date()): boolean {
  return publicUntil !== null && new Date(publicUntil) <= now;
}

export function StateBadge({ state }: { state: PublishState }) {
  const { t } = useTranslation("admin");
  return <span className={`${styles.badge} ${styles[state]}`}>{t(`state.${state}`)}</span>;
}
