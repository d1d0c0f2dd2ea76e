import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { childPath } from "#contract/values/tag-paths.ts";
import { tagLabel } from "../tag-label.ts";
import { TagInput } from "../TagInput.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { TagCarriers } from "./TagCarriers.tsx";
import type { TagQuestion } from "./TagMenu.tsx";
import type { TagChanges } from "./use-tag-changes.ts";
import type { TagBranch } from "./use-tag-tree.ts";

type Props = { question: TagQuestion | null; changes: TagChanges; onClose: () => void };

export function TagQuestions({ question, changes, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  if (last === null) return null;
  const { tag } = last;
  const isAsked = (kind: TagQuestion["kind"]): boolean => question?.kind === kind;
  const closeAfter = async (change: Promise<boolean>): Promise<void> => {
    if (await change) onClose();
  };
  return (
    <>
      <NameDialog
        isOpen={isAsked("newBelow")}
        title={t("tags.newBelowTitle", { name: tag.name })}
        name=""
        isBusy={changes.isBusy}
        onName={(name) => void closeAfter(changes.create(childPath(tag.path, name)))}
        onClose={onClose}
      />
      <NameDialog
        isOpen={isAsked("rename")}
        title={t("tags.renameTitle", { name: tag.name })}
        name={tag.name}
        english={tag.en}
        isBusy={changes.isBusy}
        onName={(name, en) => void closeAfter(changes.rename(tag.path, name, en))}
        onClose={onClose}
      />
      <MoveDialog
        isOpen={isAsked("move")}
        tag={tag}
        onMove={(parent) => void closeAfter(changes.move(tag.path, parent))}
        onClose={onClose}
      />
      <ConfirmDialog
        isOpen={isAsked("remove")}
        title={admin("confirmDelete")}
        text={t("tags.deleteText", { name: tag.name })}
        confirmLabel={admin("delete")}
        isBusy={changes.isBusy}
        onConfirm={() => void closeAfter(changes.remove(tag.path))}
        onClose={onClose}
      >
        <TagCarriers path={tag.path} />
      </ConfirmDialog>
    </>
  );
}

/** Asks before a renaming, move or drag merges two tags. */
export function MergeQuestion({ clash }: Pick<TagChanges, "clash">) {
  const { t } = useTranslation("files");
  const [last, setLast] = useState(clash);
  if (clash !== null && clash !== last) setLast(clash);
  return (
    <ConfirmDialog
      isOpen={clash !== null}
      title={t("tags.mergeTitle")}
      text={t("tags.mergeText", { name: tagLabel(last?.path ?? "") })}
      confirmLabel={t("tags.merge")}
      onConfirm={() => clash?.answer(true)}
      onClose={() => clash?.answer(false)}
    />
  );
}

type NameProps = {
  title: string;
  name: string;
  english?: string;
  isBusy: boolean;
  onName: (name: string, english: string) => void;
  onClose: () => void;
};

function NameDialog({ isOpen, ...form }: NameProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={form.title}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ name, english, isBusy, onName, onClose }: NameProps) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [text, setText] = useState(name);
  const [en, setEn] = useState(english ?? "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== "") onName(text.trim(), en.trim());
  };
  return (
    <form onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={text !== name || en !== (english ?? "")} />
      <Field label={t("tags.name")} value={text} onChange={setText} maxLength={limits.tagLevelLength} autoFocus />
      {english !== undefined && (
        <Field
          label={t("tags.english")}
          hint={t("tags.englishHint")}
          value={en}
          onChange={setEn}
          maxLength={limits.tagLevelLength}
        />
      )}
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button tone="primary" type="submit" isDisabled={isBusy || text.trim() === ""}>
          {admin("save")}
        </Button>
      </DialogActions>
    </form>
  );
}

type MoveProps = { isOpen: boolean; tag: TagBranch; onMove: (parent: string | null) => void; onClose: () => void };

function MoveDialog({ isOpen, tag, onMove, onClose }: MoveProps) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("tags.moveTitle", { name: tag.name })}>
      <TagInput isFocused label={t("tags.moveTo")} buttonLabel={t("tags.move")} onChoose={onMove} />
      <DialogActions>
        <Button onPress={() => onMove(null)}>{t("tags.top")}</Button>
        <Button onPress={onClose}>{admin("cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
