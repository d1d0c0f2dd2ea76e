import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Label, ProgressBar } from "react-aria-components";
import { ItemProgress } from "../../files/UploadProgress.tsx";
import { batchOf, type QueueItem } from "../../files/upload-queue.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import screen from "../Screen.module.css";
import styles from "./UploadPanel.module.css";
import type { LibraryUploads } from "./use-library-uploads.ts";

type Props = { uploads: LibraryUploads; onShow: (fileId: string) => void };

export function UploadPanel({ uploads, onShow }: Props) {
  const { t } = useTranslation("files");
  const { items } = uploads.queue;
  if (items.length === 0) return null;
  return (
    <section aria-label={t("queue.title")} className={`${screen.panel} ${styles.panel}`}>
      {uploads.isRunning ? <Batch uploads={uploads} /> : <Ended uploads={uploads} />}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Preview file={uploads.fileOf(item.id)} />
            <ItemState item={item} />
            <ItemTools item={item} uploads={uploads} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Batch({ uploads: { queue } }: { uploads: LibraryUploads }) {
  const { t } = useTranslation("files");
  const { done, count, percent } = batchOf(queue);
  return (
    <ProgressBar value={percent} className={styles.batch ?? ""}>
      <Label>{t("queue.title")}</Label>
      <span>{t("queue.progress", { done, count })}</span>
      <span className={styles.track}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </ProgressBar>
  );
}

function Ended({ uploads: { queue, remove } }: { uploads: LibraryUploads }) {
  const { t } = useTranslation("files");
  const { items } = queue;
  if (items.length < 2) return null;
  const failed = items.filter(({ state }) => state.kind === "failed").length;
  const known = items.filter(({ state }) => state.kind === "known").length;
  const noticed = items.filter(({ state }) => state.kind === "noticed").length;
  const said = [
    failed > 0 && t("queue.count.failed", { count: failed }),
    known > 0 && t("queue.count.known", { count: known }),
    noticed > 0 && t("queue.count.noticed", { count: noticed }),
  ];
  return (
    <div className={styles.ended}>
      <p role="status">{said.filter(Boolean).join(" · ")}</p>
      <Button onPress={() => items.forEach(({ id }) => remove(id))}>{t("queue.clear")}</Button>
    </div>
  );
}

function Preview({ file }: { file: File | null }) {
  const url = useMemo(() => (file?.type.startsWith("image/") ? URL.createObjectURL(file) : null), [file]);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <span className={styles.preview}>
      {url && !isBroken ? (
        <img src={url} alt="" width="48" height="36" onError={() => setIsBroken(true)} />
      ) : (
        <Icon name="document" />
      )}
    </span>
  );
}

function ItemState({ item }: { item: QueueItem }) {
  const { t } = useTranslation("files");
  const { name, state } = item;
  if (state.kind === "noticed")
    return (
      <p className={styles.end}>
        <span>{name}</span>
        <span role="alert" className={styles.noticed}>
          {state.notices.join(" ")}
        </span>
      </p>
    );
  if (state.kind !== "failed" && state.kind !== "known") return <ItemProgress item={item} />;
  const text =
    state.kind === "failed"
      ? t("queue.failed", { reason: state.reason })
      : t("queue.known", { name: state.existing.name });
  return (
    <p className={styles.end}>
      <span>{name}</span>
      <span role="alert" className={styles[state.kind]}>
        {text}
      </span>
    </p>
  );
}

function ItemTools({ item, uploads, onShow }: { item: QueueItem } & Props) {
  const { t } = useTranslation("files");
  const { id, name, state } = item;
  const isOver = state.kind !== "uploading" && state.kind !== "processing";
  return (
    <div className={styles.tools}>
      {state.kind === "known" && <Button onPress={() => onShow(state.existing.id)}>{t("queue.show")}</Button>}
      {state.kind === "failed" && (
        <IconButton icon="retry" label={t("queue.retry", { name })} onPress={() => uploads.retry(id)} />
      )}
      <IconButton
        icon="close"
        label={t(isOver ? "queue.remove" : "queue.cancel", { name })}
        onPress={() => uploads.remove(id)}
      />
    </div>
  );
}
