// The screen on which a picture is cut, turned, and told what matters in it.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useParams } from "react-router";
import type { LibraryFile } from "#contract/files.ts";
import type { Size } from "#contract/picture-geometry.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import tabs from "../../ui/admin/Tabs.module.css";
import { variantUrl } from "../../ui/Picture.tsx";
import screen from "../Screen.module.css";
import { CropTool } from "./CropTool.tsx";
import { FocalTool } from "./FocalTool.tsx";
import styles from "./PictureEditor.module.css";
import { RotateTool } from "./RotateTool.tsx";
import { type PictureEditing, usePictureEdit } from "./use-picture-edit.ts";

export type ToolProps = {
  picture: LibraryFile & Size;
  /** The display variant. */
  url: string;
  editing: PictureEditing;
};

const tools = [
  { name: "crop", Tool: CropTool },
  { name: "rotate", Tool: RotateTool },
  { name: "focal", Tool: FocalTool },
] as const;

export function PictureEditor() {
  const { id = "" } = useParams();
  const { data, error, refetch } = trpc.files.byId.useQuery({ id }, { retry: false });
  if (data) return <LoadedPicture file={data} />;
  return error ? <Unavailable isGone={isGone(error)} onAgain={() => void refetch()} /> : <Waiting />;
}

function isGone(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === "C404" || code === "C200";
}

function Waiting() {
  return <div className={styles.waiting} aria-busy="true" />;
}

function Unavailable({ isGone, onAgain }: { isGone: boolean; onAgain: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <div className={`${screen.panel} ${screen.empty}`}>
      <h2>{t(isGone ? "picture.gone.title" : "picture.unreachable.title")}</h2>
      <p>{t(isGone ? "picture.gone.text" : "picture.unreachable.text")}</p>
      {!isGone && <Button onPress={onAgain}>{t("again")}</Button>}
    </div>
  );
}

function LoadedPicture({ file }: { file: LibraryFile }) {
  const { t } = useTranslation("admin");
  const editing = usePictureEdit(file);
  const variant = file.variants.at(-1);
  const { width, height } = file;
  return (
    <>
      <header className={screen.head}>
        <div>
          <h1>{t("picture.title")}</h1>
          <p className={styles.name}>{file.name}</p>
        </div>
        <Restore file={file} editing={editing} />
      </header>
      {variant && width !== null && height !== null ? (
        <Tabs className={screen.panel}>
          <TabList aria-label={t("picture.tools")} className={`${tabs.tabs} ${styles.tabs}`}>
            {tools.map(({ name }) => (
              <Tab key={name} id={name} className={tabs.tab ?? ""}>
                {t(`picture.${name}.name`)}
              </Tab>
            ))}
          </TabList>
          {tools.map(({ name, Tool }) => (
            <TabPanel key={name} id={name} className={styles.panel ?? ""}>
              {/* Another picture than the one that was worked on: every tool begins anew. */}
              <Tool
                key={file.version}
                picture={{ ...file, width, height }}
                url={variantUrl(file.id, variant.gridref)}
                editing={editing}
              />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <div className={`${screen.panel} ${screen.empty}`}>
          <h2>{t("picture.none.title")}</h2>
          <p>{t("picture.none.text")}</p>
        </div>
      )}
    </>
  );
}

function Restore({ file, editing }: { file: LibraryFile; editing: PictureEditing }) {
  const { t } = useTranslation("admin");
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button isDisabled={!file.isEdited || editing.isSaving} onPress={() => setIsAsked(true)}>
        {t("picture.restore.button")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("picture.restore.title")}
        text={t("picture.restore.text")}
        confirmLabel={t("picture.restore.confirm")}
        onConfirm={() => {
          setIsAsked(false);
          editing.restore();
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
