import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import tabs from "../../ui/admin/Tabs.module.css";
import { useTabRow } from "../../ui/admin/use-tab-row.ts";
import { variantUrl } from "../../ui/download-address.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import screen from "../Screen.module.css";
import { pixelArea } from "./crop-area.ts";
import { CropTool } from "./CropTool.tsx";
import { FocalTool } from "./FocalTool.tsx";
import { angleOf, lostBySaving, type ToolName } from "./picture-work.ts";
import styles from "./PictureEditor.module.css";
import { PictureHead } from "./PictureHead.tsx";
import { RotateTool } from "./RotateTool.tsx";
import { type PictureEditing, usePictureEdit } from "./use-picture-edit.ts";
import { type PictureFile, usePictureWork } from "./use-picture-work.ts";

const tools = [
  { name: "crop", Tool: CropTool },
  { name: "rotate", Tool: RotateTool },
  { name: "focal", Tool: FocalTool },
] as const;

export function PictureTools({ file }: { file: PictureFile }) {
  const { t } = useTranslation("admin");
  const working = usePictureWork(file);
  const { picture, work, changed, take } = working;
  const editing = usePictureEdit(picture, take);
  const row = useTabRow<HTMLDivElement>();
  const [question, setQuestion] = useState<Question>({ isOpen: false, tool: "crop" });
  const saveNow: Record<ToolName, () => void> = {
    crop: () => editing.crop(pixelArea(work.crop.part, picture)),
    rotate: () => editing.rotate(angleOf(work.rotate)),
    focal: () => editing.setFocal(work.focal),
  };
  const save = (tool: ToolName): void => {
    if (lostBySaving(tool, changed).length > 0) setQuestion({ isOpen: true, tool });
    else saveNow[tool]();
  };
  return (
    <>
      <PictureHead name={picture.name}>
        <Restore picture={picture} editing={editing} />
      </PictureHead>
      <Tabs className={screen.panel}>
        <TabList ref={row} aria-label={t("picture.tools")} className={`${tabs.tabs} ${styles.tabs}`}>
          {tools.map(({ name }) => (
            <Tab key={name} id={name} className={tabs.tab ?? ""}>
              {t(`picture.${name}.name`)}
              {changed.has(name) && <ChangedMark />}
            </Tab>
          ))}
        </TabList>
        {tools.map(({ name, Tool }) => (
          <TabPanel key={name} id={name} className={styles.panel ?? ""}>
            <Tool
              working={working}
              url={variantUrl(picture.id, picture.variants.at(-1)?.id ?? "")}
              isSaving={editing.isSaving}
              onSave={() => save(name)}
            />
          </TabPanel>
        ))}
      </Tabs>
      <SaveQuestion
        question={question}
        changed={changed}
        onSave={saveNow[question.tool]}
        onClose={() => setQuestion({ ...question, isOpen: false })}
      />
      <LeaveQuestion
        isAsked={changed.size > 0}
        title={t("picture.leave.title")}
        text={t("picture.leave.text")}
        leaveLabel={t("picture.leave.confirm")}
        stayLabel={t("picture.leave.stay")}
      />
    </>
  );
}

function ChangedMark() {
  const { t } = useTranslation("admin");
  return (
    <span className={styles.changed}>
      <span className="visually-hidden">{t("editor.changed")}</span>
    </span>
  );
}

/** `tool` stays set after closing, because the dialog shows it during its exit animation. */
type Question = { isOpen: boolean; tool: ToolName };
type SaveQuestionProps = {
  question: Question;
  changed: ReadonlySet<ToolName>;
  onSave: () => void;
  onClose: () => void;
};

/**
 * After a save, the unsaved work of other tools may not fit the new picture. In this case, the dialog asks before
 * saving.
 */
function SaveQuestion({ question: { isOpen, tool }, changed, onSave, onClose }: SaveQuestionProps) {
  const { t, i18n } = useTranslation("admin");
  const names = lostBySaving(tool, changed).map((lost) => t(`picture.${lost}.name`));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("picture.save.title")}
      text={t("picture.save.text", { tools: new Intl.ListFormat(i18n.language).format(names) })}
      confirmLabel={t("picture.save.confirm")}
      onConfirm={() => {
        onClose();
        onSave();
      }}
      onClose={onClose}
    />
  );
}

function Restore({ picture, editing }: { picture: PictureFile; editing: PictureEditing }) {
  const { t } = useTranslation("admin");
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button isDisabled={!picture.isEdited || editing.isSaving} onPress={() => setIsAsked(true)}>
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
