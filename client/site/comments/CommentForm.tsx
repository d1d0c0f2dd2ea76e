import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../German.tsx";
import { fixedPages } from "#contract/values/pages.ts";
import { useClient } from "../../api/access.ts";
import type { FormKind } from "../forms/kind.ts";
import { PublicForm } from "../forms/PublicForm.tsx";
import styles from "../forms/PublicForm.module.css";
import { fieldsOf } from "./CommentFields.tsx";
import { keptComment } from "./kept-comment.ts";
import type { CommentedPlace } from "./place.ts";
import { fieldNames, problemsOf } from "./problems.ts";

export function CommentForm({ place }: { place: CommentedPlace }) {
  const { t } = useTranslation("guestbook");
  const { t: forms } = useTranslation("forms");
  const { kind } = place;
  return (
    <PublicForm
      kind={useCommenting(place)}
      title={t(`${kind}.write`)}
      intro={
        <p className={styles.small}>
          {t("rules")} <PageLink to={fixedPages.Datenschutz}>{forms("privacyLink")}</PageLink>
        </p>
      }
      thanks={{ done: t(`${kind}.done`), more: t("soon"), another: t("another") }}
    />
  );
}

function useCommenting({ kind, pathname, entryId }: CommentedPlace): FormKind {
  const client = useClient();
  return useMemo(
    () => ({
      captcha: kind === "guestbook" ? "guestbook" : "comment",
      action: pathname,
      fieldNames,
      Fields: fieldsOf[kind],
      problemsOf,
      send: ({ name = "", email = "", text = "", website }, captcha) =>
        entryId === null
          ? client.guestbook.sign.mutate({ name, email, text, website, captcha })
          : client.comments.create.mutate({ entryId, name, email, text, website, captcha }),
      kept: keptComment(pathname),
    }),
    [client, kind, pathname, entryId],
  );
}
