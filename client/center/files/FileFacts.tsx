import { useMayChange } from "../../files/use-may-change.ts";
import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { invoicePath } from "#contract/values/pages.ts";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { FileThumb } from "../../files/FileThumb.tsx";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import { canPlay, Player } from "../../ui/Player.tsx";
import { ExchangeFile } from "./ExchangeFile.tsx";
import styles from "./FileDetails.module.css";
import { Takedowns } from "./Takedowns.tsx";
import { UseList } from "../../files/removal/FileUses.tsx";
import { downloadUrl } from "./use-file-actions.ts";
import type { FileDetailsEditing } from "./use-file-details.ts";

type Props = { editing: FileDetailsEditing; onRemoved: () => void };

export function FileFacts({ editing, onRemoved }: Props) {
  const { t } = useTranslation("files");
  const { stored } = editing;
  const mayChange = useMayChange()(stored);
  const mayExchange = useMay("update", "files");
  const mayDecide = useMay("update", "takedowns");
  const maySeeUses = useMay("read", "files");
  return (
    <div className={styles.file}>
      <div className={styles.picture}>
        {stored.kind === "video" && canPlay(stored) ? (
          <Player file={stored} />
        ) : (
          <FileThumb file={stored} sizes="(min-width: 48rem) 22rem, 90vw" />
        )}
      </div>
      {stored.kind === "audio" && canPlay(stored) && <Player file={stored} />}
      {mayDecide && stored.kind === "image" && (
        <Takedowns file={stored} onKept={editing.replaced} onRemoved={onRemoved} />
      )}
      {!mayDecide && stored.hidden !== null && (
        <p className={styles.takedowns}>
          {t("takedowns.hidden")}. {t("takedowns.hiddenSince", { moment: formatMoment(stored.hidden) })}
        </p>
      )}
      <Facts editing={editing} />
      <div className={layout.actions}>
        {mayChange && stored.kind === "image" && (
          <ButtonLink icon="edit" to={`/admincenter/image/edit/${stored.id}`}>
            {t("details.edit")}
          </ButtonLink>
        )}
        {(stored.kind === "pdf" || stored.ext === "xml") && (
          <ButtonLink icon="document" to={invoicePath(stored.id)}>
            {t("details.invoice")}
          </ButtonLink>
        )}
        <ButtonLink icon="download" download={downloadUrl([stored])}>
          {t("details.download")}
        </ButtonLink>
        {mayExchange && <ExchangeFile editing={editing} />}
      </div>
      {maySeeUses && <Uses id={stored.id} />}
    </div>
  );
}

function Facts({ editing: { stored } }: { editing: FileDetailsEditing }) {
  const { t, i18n } = useTranslation("files");
  const { width, height } = stored;
  return (
    <dl className={styles.facts}>
      <dt>{t("details.kind")}</dt>
      <dd>{[...new Set([t(`details.kindOf.${stored.kind}`), stored.ext.toUpperCase()])].filter(Boolean).join(", ")}</dd>
      <dt>{t("details.size")}</dt>
      <dd>{formatFileSize(stored.sizeBytes, i18n.language)}</dd>
      {width !== null && height !== null && (
        <>
          <dt>{t("details.dimensions")}</dt>
          <dd>{t("details.pixels", { width, height })}</dd>
        </>
      )}
      {stored.keepUntil !== null && (
        <>
          <dt>{t("details.keepUntil")}</dt>
          <dd>{formatDay(stored.keepUntil)}</dd>
        </>
      )}
      <dt>{t("details.uploaded")}</dt>
      <dd>{formatMoment(stored.uploadDate)}</dd>
    </dl>
  );
}

function Uses({ id }: { id: string }) {
  const { t } = useTranslation("files");
  const { data } = trpc.files.uses.useQuery({ ids: [id] });
  return (
    <section aria-labelledby="file-uses" className={styles.uses}>
      <h3 id="file-uses">{t("uses.title")}</h3>
      {data && data.total === 0 && <p>{t("uses.none")}</p>}
      {data && data.total > 0 && <UseList uses={data} />}
    </section>
  );
}
