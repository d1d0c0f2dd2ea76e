import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useViewer } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import styles from "./Comments.module.css";
import { keepAnswer, readKeptAnswer } from "./kept-answer.ts";
import { useChangeComment } from "./use-comment-changes.ts";
import type { Comment } from "./use-view.ts";

export function AnswerForm({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t } = useTranslation("comments");
  const { id, name, state, answer } = comment;
  const viewer = useViewer();
  const [text, setText] = useState(() => readKeptAnswer(viewer.id, id) ?? answer);
  const change = useChangeComment();
  const write = (next: string): void => {
    setText(next);
    keepAnswer(viewer.id, id, next === answer ? null : next);
  };
  const close = (): void => {
    keepAnswer(viewer.id, id, null);
    onClose();
  };
  const save = (approved: { state?: "public" }): void => {
    const said = text.trim() === "" ? "answerRemoved" : "answered";
    change.mutate(
      { id, answer: text, ...approved },
      {
        onSuccess: () => {
          notify(t(approved.state ? "approved" : said));
          close();
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(state === "public" ? {} : { state: "public" });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Field
        label={t("answerTo", { name })}
        hint={t("answerHint")}
        value={text}
        onChange={write}
        maxLength={limits.replyLength}
        rows={4}
        autoFocus
        error={refusalOf(change.error)?.fields?.["answer"]}
      />
      <div className={layout.centeredActions}>
        <Button type="submit" tone="primary" isDisabled={change.isPending}>
          {t(state === "public" ? "save" : "saveAndApprove")}
        </Button>
        {state !== "public" && (
          <Button isDisabled={change.isPending} onPress={() => save({})}>
            {t("save")}
          </Button>
        )}
        <Button tone="plain" onPress={close}>
          {t("discard")}
        </Button>
      </div>
    </form>
  );
}
