import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button as AriaButton } from "react-aria-components";
import type { LibraryFile, QuotaDetails } from "#contract/schemas/files.ts";
import { fileBinPath } from "#contract/values/pages.ts";
import { exactFileSize } from "#contract/values/file-size.ts";
import { FileThumb } from "../../files/FileThumb.tsx";
import { percentOf, QuotaMeter } from "../../files/QuotaMeter.tsx";
import { useMay } from "../../api/viewer.ts";
import { trpc } from "../../api/trpc.ts";
import { Button, ButtonLink } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Unreachable } from "../Unreachable.tsx";
import type { LibraryView } from "./library-address.ts";
import meter from "../../files/QuotaMeter.module.css";
import styles from "./Quota.module.css";

type Props = { onShow: (view: Partial<LibraryView>) => void };

export function Quota({ onShow }: Props) {
  const { t } = useTranslation("files");
  // The details say what could be deleted.
  const mayRemove = useMay("remove", "files");
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.files.quota.useQuery();
  const show = (view: Partial<LibraryView>): void => {
    setIsOpen(false);
    onShow(view);
  };
  return (
    <div className={styles.quota}>
      {data && (
        <>
          <QuotaMeter quota={data} />
          {mayRemove && (
            <AriaButton className={styles.open ?? ""} onPress={() => setIsOpen(true)}>
              {t("quota.open")}
            </AriaButton>
          )}
        </>
      )}
      <Dialog isWide hasClose isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("quota.title")}>
        <Details onShow={show} />
      </Dialog>
    </div>
  );
}

function Details({ onShow }: Props) {
  const { t } = useTranslation("files");
  const { data, isError, refetch } = trpc.files.quotaDetails.useQuery();
  if (isError) return <Unreachable title={t("quota.failed")} onAgain={() => void refetch()} />;
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={styles.details}>
      <Kinds quota={data} onShow={onShow} />
      <Part title={t("quota.largest")} files={data.largest} onShow={() => onShow({ sort: "-sizeBytes" })} />
      <Unused quota={data} onShow={onShow} />
      <Binned quota={data} />
      <Oversized quota={data} onShow={onShow} />
    </div>
  );
}

type PartProps = Props & { quota: QuotaDetails };

function Kinds({ quota, onShow }: PartProps) {
  const { t, i18n } = useTranslation("files");
  return (
    <section className={styles.part}>
      <h3>{t("quota.byKind")}</h3>
      <ul className={styles.kinds}>
        {quota.byKind.map(({ kind, count, bytes }) => (
          <li key={kind}>
            <AriaButton className={styles.kind ?? ""} onPress={() => onShow({ kind, sort: "-sizeBytes" })}>
              {t(`kind.${kind}`)}
            </AriaButton>
            <span>{t("count", { count })}</span>
            <span>{exactFileSize(bytes, i18n.language)}</span>
            <span className={`${meter.track} ${styles.share}`} aria-hidden="true">
              <span style={{ width: `${percentOf({ used: bytes, total: quota.used })}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unused({ quota: { unused }, onShow }: PartProps) {
  const { t, i18n } = useTranslation("files");
  const { count } = unused;
  const values = { count, files: t("count", { count }), size: exactFileSize(unused.bytes, i18n.language) };
  return (
    <Part title={t("quota.unused")} files={unused.items} onShow={() => onShow({ unused: true, sort: "-sizeBytes" })}>
      {count === 0 ? t("quota.noUnused") : t("quota.unusedText", values)}
    </Part>
  );
}

function Binned({ quota: { binned } }: Pick<PartProps, "quota">) {
  const { t, i18n } = useTranslation("files");
  const { count } = binned;
  return (
    <section className={styles.part}>
      <h3>{t("bin.title")}</h3>
      <p>
        {count === 0
          ? t("bin.nothing")
          : t("quota.binnedText", {
              count,
              files: t("count", { count }),
              size: exactFileSize(binned.bytes, i18n.language),
            })}
      </p>
      {count > 0 && (
        <ButtonLink icon="trash" to={fileBinPath}>
          {t("quota.toBin")}
        </ButtonLink>
      )}
    </section>
  );
}

function Oversized({ quota: { oversized }, onShow }: PartProps) {
  const { t, i18n } = useTranslation("files");
  const sizeOf = (bytes: number): string => exactFileSize(bytes, i18n.language);
  const { count } = oversized;
  const values = {
    count,
    files: t("count", { count }),
    size: sizeOf(oversized.bytes),
    freed: sizeOf(oversized.freedBytes),
  };
  return (
    <Part
      title={t("quota.oversized")}
      files={oversized.items}
      onShow={() => onShow({ oversized: true, sort: "-sizeBytes" })}
    >
      {count === 0 ? t("quota.noOversized") : t("quota.oversizedText", values)}
    </Part>
  );
}

const SHOWN = 5;

/** The largest files of a category. Users delete them in the library, where they can view each file first. */
function Part(props: { title: string; files: LibraryFile[]; onShow: () => void; children?: ReactNode }) {
  const { t, i18n } = useTranslation("files");
  const { title, files, onShow, children } = props;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {files.length > 0 && (
        <>
          <ul className={styles.files}>
            {files.slice(0, SHOWN).map((file) => (
              <li key={file.id}>
                <span className={styles.thumb}>
                  <FileThumb file={file} sizes="3rem" />
                </span>
                <span className={styles.name}>{file.name}</span>
                <span>{exactFileSize(file.sizeBytes, i18n.language)}</span>
              </li>
            ))}
          </ul>
          <Button onPress={onShow} aria-label={`${title}: ${t("quota.show")}`}>
            {t("quota.show")}
          </Button>
        </>
      )}
    </section>
  );
}
