import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { useMayChange } from "../../files/use-may-change.ts";
import { AltTextFields } from "../../files/AltTextFields.tsx";
import { TagChips } from "../../files/TagChips.tsx";
import { tagLabel } from "../../files/tag-label.ts";
import { TagInput } from "../../files/TagInput.tsx";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { ConsentFields } from "./ConsentFields.tsx";
import { CreditFields } from "./CreditFields.tsx";
import { FileConflict } from "./FileConflict.tsx";
import styles from "./FileDetails.module.css";
import { withoutTag, withTag } from "./file-form.ts";
import { FileFacts } from "./FileFacts.tsx";
import { type FileDetailsEditing, useFileDetails } from "./use-file-details.ts";

export function FileDetails({ id, onClose }: Props & { id: string | null }) {
  const { t } = useTranslation("files");
  return (
    <Dialog isWide isOpen={id !== null} onClose={onClose} title={t("details.title")}>
      {id !== null && <Details id={id} onClose={onClose} />}
    </Dialog>
  );
}

type Props = { onClose: () => void };

function Details({ id, ...props }: Props & { id: string }) {
  const { t } = useTranslation("files");
  // The file is always fetched again. Otherwise a save could replace newer texts with stale ones.
  const { data, error, isFetchedAfterMount } = trpc.files.byId.useQuery(
    { id },
    { staleTime: 0, refetchOnMount: "always" },
  );
  if (error)
    return (
      <>
        <p role="alert">{t(refusalOf(error)?.code === "C404" ? "details.gone" : "queue.unreachable")}</p>
        <DialogActions>
          <Button onPress={props.onClose}>{t("details.close")}</Button>
        </DialogActions>
      </>
    );
  if (!data || !isFetchedAfterMount) return <div className={styles.waiting} aria-busy="true" />;
  return <DetailsForm file={data} {...props} />;
}

function DetailsForm({ file, onClose }: Props & { file: LibraryFile }) {
  const { t } = useTranslation("admin");
  const { t: files } = useTranslation("files");
  const editing = useFileDetails(file, onClose);
  const { isChanged, isSaving, save } = editing;
  const mayChange = useMayChange()(file);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <Unsaved isThere={isChanged} />
      <form onSubmit={submit} noValidate className={styles.details}>
        <FileFacts editing={editing} onRemoved={onClose} />
        <div className={styles.fields}>
          {mayChange ? <DetailsFields editing={editing} /> : <Description file={file} />}
          <DialogActions>
            {isChanged && <span className={styles.changed}>{t("editor.changed")}</span>}
            <Button onPress={onClose}>{mayChange ? t("cancel") : files("details.close")}</Button>
            {mayChange && <SaveButton type="submit" isDisabled={isSaving || !isChanged} />}
          </DialogActions>
        </div>
      </form>
      <FileConflict editing={editing} />
    </>
  );
}

/** For viewers who may not change the file. */
function Description({ file: { name, alt, tags } }: { file: LibraryFile }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <dl className={styles.description}>
      <dt>{t("details.name")}</dt>
      <dd>{name}</dd>
      {alt.de !== "" && (
        <>
          <dt>{admin("pictures.describe")}</dt>
          <dd lang="de">{alt.de}</dd>
        </>
      )}
      {tags.length > 0 && (
        <>
          <dt>{t("tags.title")}</dt>
          <dd>{tags.map(tagLabel).join(", ")}</dd>
        </>
      )}
    </dl>
  );
}

function DetailsFields({ editing: { stored, form, setForm, setTypedTag, errors } }: { editing: FileDetailsEditing }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <>
      <Field
        label={t("details.name")}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        maxLength={limits.fileNameLength}
        error={errors["name"]}
      />
      {stored.kind === "image" && (
        <fieldset className={styles.group}>
          <legend>{admin("pictures.describe")}</legend>
          <AltTextFields alt={form.alt} onChange={(alt) => setForm({ ...form, alt })} errors={errors} />
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t("tags.title")}</legend>
        <TagChips tags={form.tags} onRemove={(path) => setForm(withoutTag(form, path))} />
        <TagInput
          label={t("tags.add")}
          buttonLabel={t("tags.addButton")}
          onChoose={(path) => setForm(withTag(form, path))}
          onTyped={setTypedTag}
          error={Object.entries(errors).find(([path]) => path.startsWith("tags"))?.[1]}
        />
      </fieldset>
      {stored.kind === "image" && (
        <fieldset className={styles.group}>
          <legend>{t("details.consent")}</legend>
          <ConsentFields form={form} change={(part) => setForm({ ...form, ...part })} errors={errors} />
          <Checkbox isSelected={form.child} onChange={(child) => setForm({ ...form, child })}>
            {t("details.child")}
          </Checkbox>
          {form.child && <p className={styles.note}>{t("details.childHint")}</p>}
        </fieldset>
      )}
      {stored.kind === "image" && (
        <CreditFields credit={form.credit} onChange={(credit) => setForm({ ...form, credit })} errors={errors} />
      )}
    </>
  );
}
