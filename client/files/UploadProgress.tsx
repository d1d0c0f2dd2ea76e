import { useTranslation } from "react-i18next";
import { Label, ProgressBar } from "react-aria-components";
import type { QueueItem } from "./upload-queue.ts";
import styles from "./UploadProgress.module.css";

const SENT = 100;

export function UploadProgress({ items }: { items: readonly QueueItem[] }) {
  return items.map((item) => (
    <div key={item.id} className={styles.progress}>
      <ItemProgress item={item} />
    </div>
  ));
}

export function ItemProgress({ item: { name, state } }: { item: QueueItem }) {
  const { t } = useTranslation("files");
  const percent = state.kind === "processing" ? SENT : state.kind === "uploading" ? state.percent : 0;
  return (
    <ProgressBar value={percent} className={styles.bar ?? ""} valueLabel={t(`queue.${state.kind}`, { percent })}>
      {({ valueText }) => (
        <>
          <Label>{name}</Label>
          <span>{valueText}</span>
          <span className={styles.track}>
            <span style={{ width: `${percent}%` }} data-processing={state.kind === "processing" || undefined} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
