import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { AddFiles } from "../../../files/AddFiles.tsx";
import { useUploads } from "../../../entry-editor/use-uploads.ts";
import { FileThumb } from "../../../files/FileThumb.tsx";
import { PickFiles } from "../../../files/PickFiles.tsx";
import { UploadProgress } from "../../../files/UploadProgress.tsx";
import { useFileDrop } from "../../../files/use-file-drop.ts";
import field from "../../../ui/admin/Field.module.css";
import { OrDrop } from "../../../ui/admin/OrDrop.tsx";
import rows from "../../Rows.module.css";
import { Section } from "../../Section.tsx";
import { errorBelow } from "./error-below.ts";
import styles from "./Product.module.css";
import { SortedFiles } from "./SortedFiles.tsx";
import { useFiles } from "./use-files.ts";
import type { Editing } from "./use-product.ts";

type Place = "images" | "downloads";
const pathOf = { images: "media.images", downloads: "downloads" } as const;

export function ProductFiles({ place, editing: { form, change, errors } }: { place: Place; editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const { t: sales } = useTranslation("sales");
  const ids = form[place];
  const isAnyKind = place === "downloads";
  const { files, remember } = useFiles(ids);
  const take = (taken: LibraryFile[]): void => {
    remember(taken);
    change({ [place]: [...new Set([...ids, ...taken.map(({ id }) => id)])].slice(0, limits.filesPerList) });
  };
  const uploads = useUploads(
    (_place, file) => take([file]),
    () => isAnyKind,
  );
  const upload = (chosen: File[]): void => uploads.start(place, chosen);
  const drop = useFileDrop(upload);
  const error = errorBelow(errors, pathOf[place]);
  const name = place === "images" ? "pictures" : "downloads";
  return (
    <Section id={name} title={t(`sections.${name}`)} intro={t(`item.intros.${name}`)}>
      <div {...drop} className={styles.files}>
        <SortedFiles
          label={sales(place === "images" ? "pictures.list" : "pictures.files")}
          ids={ids}
          update={(next) => change({ [place]: next(ids) })}
          nameOf={(id) => files.get(id)?.name ?? admin("downloads.gone")}
          renderItem={(id, index) => {
            const file = files.get(id);
            return (
              <span className={styles.file}>
                <span className={styles.thumb}>{file && <FileThumb file={file} sizes="4rem" />}</span>
                <span>{file?.name ?? admin("downloads.gone")}</span>
                {place === "images" && index === 0 && <b className={rows.mark}>{t("item.mainPicture")}</b>}
              </span>
            );
          }}
        />
        <UploadProgress items={uploads.items} />
        <div className={layout.centeredActions}>
          <AddFiles
            isAnyKind={isAnyKind}
            icon={isAnyKind ? "upload" : "picture"}
            label={isAnyKind ? admin("downloads.upload") : admin("pictures.add")}
            onFiles={upload}
          />
          <PickFiles isAnyKind={isAnyKind} onFiles={take} />
          <OrDrop />
        </div>
        {error && (
          <p role="alert" className={field.error}>
            {error}
          </p>
        )}
      </div>
    </Section>
  );
}
