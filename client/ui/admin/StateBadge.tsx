import { useTranslation } from "react-i18next";
import styles from "./StateBadge.module.css";

export type PublishState = "draft" | "scheduled" | "public";

/** Dates in ISO 8601. Without `publishDate`, the entry is a draft. Without `publicUntil`, the entry stays public. */
export type Publication = { publishDate: string | null; publicUntil?: string | null };

export function publishStateOf({ publishDate, publicUntil = null }: Publication, now = new Date()): PublishState {
  if (publishDate === null || isOver(publicUntil, now)) return "draft";
  return new Date(publishDate) > now ? "scheduled" : "public";
}

export function isOver(publicUntil: string | null, now = new Date()): boolean {
  return publicUntil !== null && new Date(publicUntil) <= now;
}

/** @param state `handed`: a draft that waits for the editors */
export function StateBadge({ state }: { state: PublishState | "handed" }) {
  const { t } = useTranslation("admin");
  return <span className={`${styles.badge} ${styles[state]}`}>{t(`state.${state}`)}</span>;
}
