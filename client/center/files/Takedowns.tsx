import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { DeleteFiles } from "../../files/removal/DeleteFiles.tsx";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";
import { Button } from "../../ui/admin/Button.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import styles from "./FileDetails.module.css";

type Props = {
  file: LibraryFile;
  onKept: (file: LibraryFile) => void;
  onRemoved: () => void;
};

/** The open requests to remove the picture, and the editor's decision. Without requests, nothing is shown. */
export function Takedowns({ file, onKept, onRemoved }: Props) {
  const { t } = useTranslation("files");
  const section = useRef<HTMLElement>(null);
  const mayRemove = useMay("remove", "files");
  const [isAsked, setIsAsked] = useState(false);
  const refresh = useRefreshLibrary();
  const utils = trpc.useUtils();
  const { data } = trpc.takedowns.ofFile.useQuery({ file: file.id }, { staleTime: 0 });
  const { items: requests = [], total = 0, newest = null } = data ?? {};
  const keep = trpc.takedowns.keep.useMutation({
    onSuccess: ({ file: kept, open }) => {
      if (open > 0)
        notify(t(kept.hidden === null ? "takedowns.moreOpen" : "takedowns.moreHidden", { count: open }), "bad");
      else notify(t("takedowns.kept"));
      section.current?.closest<HTMLElement>("[role=dialog]")?.focus();
      onKept(kept);
      void utils.takedowns.invalidate();
      void utils.overview.invalidate();
      refresh();
    },
    onError: useNotifyError(),
  });
  if (!data || (requests.length === 0 && file.hidden === null)) return null;
  const decide = (): void => keep.mutate({ file: file.id, version: file.version, newest });
  return (
    <section ref={section} aria-labelledby="file-takedowns" className={styles.takedowns}>
      <h3 id="file-takedowns">{t(file.hidden === null ? "takedowns.asked" : "takedowns.hidden")}</h3>
      {file.hidden !== null && <p>{t("takedowns.hiddenSince", { moment: formatMoment(file.hidden) })}</p>}
      <ul>
        {requests.map(({ id, received, email, reason }) => (
          <li key={id}>
            <p className={layout.softSmall}>
              {formatMoment(received)}
              {email !== "" && (
                <>
                  {" · "}
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </p>
            <blockquote>{reason}</blockquote>
          </li>
        ))}
      </ul>
      {total > requests.length && (
        <p className={layout.softSmall}>{t("takedowns.later", { count: total - requests.length })}</p>
      )}
      <div className={layout.actions}>
        <Button isDisabled={keep.isPending} onPress={decide}>
          {t("takedowns.keep")}
        </Button>
        {mayRemove && <Button onPress={() => setIsAsked(true)}>{t("takedowns.remove")}</Button>}
      </div>
      <p className={layout.softSmall}>{t("takedowns.keepHint")}</p>
      <DeleteFiles
        files={[file]}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={onRemoved}
        list={section}
      />
    </section>
  );
}
