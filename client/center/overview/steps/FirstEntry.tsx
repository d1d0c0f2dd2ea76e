import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { limits } from "#contract/values/limits.ts";
import { entryPath, listTags } from "#contract/values/pages.ts";
import { trpc } from "../../../api/trpc.ts";
import { FileThumb } from "../../../files/FileThumb.tsx";
import { PickFiles } from "../../../files/PickFiles.tsx";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useFieldErrors } from "../../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import styles from "./Steps.module.css";

const [NEWS] = listTags;
const ROWS = 5;

/** Publishes the first news: a title, a text and perhaps a picture. */
export function FirstEntry({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("overview");
  const utils = trpc.useUtils();
  const create = trpc.entries.create.useMutation();
  const [typed, setTyped] = useState({ title: "", text: "" });
  const [picture, setPicture] = useState<LibraryFile | null>(null);
  const { errors, show, clear } = useFieldErrors(["title", "content.0"], {
    title: typed.title,
    "content.0": typed.text,
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    clear();
    try {
      const entry = await create.mutateAsync({
        title: typed.title,
        content: [htmlOf(typed.text)],
        tags: [NEWS],
        mainPicture: picture?.id ?? null,
        publishDate: "now",
      });
      notify(t("steps.news.published", { path: entryPath(entry) ?? "" }));
      await utils.entries.invalidate();
      onDone();
    } catch (error) {
      show(error);
    }
  };
  return (
    <form ref={element} className={layout.closeStack} onSubmit={(event) => void submit(event)} noValidate>
      <Unsaved isThere={!create.isSuccess && (typed.title !== "" || typed.text !== "" || picture !== null)} />
      <Field
        label={t("steps.news.title")}
        lang="de"
        value={typed.title}
        onChange={(title) => setTyped({ ...typed, title })}
        maxLength={limits.textLength}
        error={errors["title"]}
      />
      <Field
        label={t("steps.news.text")}
        lang="de"
        rows={ROWS}
        value={typed.text}
        onChange={(text) => setTyped({ ...typed, text })}
        error={errors["content.0"]}
      />
      <div className={styles.picture}>
        {picture && <FileThumb file={picture} sizes="8rem" />}
        <PickFiles isSingle onFiles={([file]) => file && setPicture(file)} />
        {picture && <Button onPress={() => setPicture(null)}>{t("steps.news.noPicture")}</Button>}
      </div>
      <div className={layout.centeredActions}>
        <Button type="submit" tone="primary" isDisabled={create.isPending}>
          {t("steps.news.publish")}
        </Button>
      </div>
    </form>
  );
}

/** An empty line begins a paragraph. */
const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/u)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
