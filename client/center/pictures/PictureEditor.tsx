import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import screen from "../Screen.module.css";
import styles from "./PictureEditor.module.css";
import { PictureHead } from "./PictureHead.tsx";
import { PictureTools } from "./PictureTools.tsx";

export function PictureEditor() {
  const { id = "" } = useParams();
  const { data, error, refetch } = trpc.files.byId.useQuery({ id }, { retry: false });
  if (data) return <LoadedFile key={id} file={data} />;
  return error ? <Unavailable isGone={isGone(error)} onAgain={() => void refetch()} /> : <Waiting />;
}

function isGone(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === "C404" || code === "C200";
}

function Waiting() {
  return (
    <>
      <PictureHead />
      <div className={styles.waiting} aria-busy="true" />
    </>
  );
}

function Unavailable({ isGone, onAgain }: { isGone: boolean; onAgain: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <PictureHead />
      <div className={`${screen.panel} ${screen.empty}`}>
        <h2>{t(isGone ? "picture.gone.title" : "picture.unreachable.title")}</h2>
        <p>{t(isGone ? "picture.gone.text" : "picture.unreachable.text")}</p>
        {!isGone && <Button onPress={onAgain}>{t("again")}</Button>}
      </div>
    </>
  );
}

function LoadedFile({ file }: { file: LibraryFile }) {
  const { t } = useTranslation("admin");
  const { width, height } = file;
  if (file.variants.length > 0 && width !== null && height !== null)
    return <PictureTools file={{ ...file, width, height }} />;
  return (
    <>
      <PictureHead name={file.name} />
      <div className={`${screen.panel} ${screen.empty}`}>
        <h2>{t("picture.none.title")}</h2>
        <p>{t("picture.none.text")}</p>
      </div>
    </>
  );
}
