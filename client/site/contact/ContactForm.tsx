import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../German.tsx";
import { fixedPages } from "#contract/values/pages.ts";
import { useClient } from "../../api/access.ts";
import type { FormKind } from "../forms/kind.ts";
import { PublicForm } from "../forms/PublicForm.tsx";
import styles from "../forms/PublicForm.module.css";
import { ContactFields } from "./ContactFields.tsx";
import { keptMessage } from "./kept-message.ts";
import { fieldNames, problemsOf } from "./problems.ts";

export function ContactForm() {
  const { t } = useTranslation("contact");
  const { t: forms } = useTranslation("forms");
  return (
    <PublicForm
      kind={useContact()}
      title={t("title")}
      intro={
        <>
          <p>{t("intro")}</p>
          <p className={styles.small}>
            {t("privacy")} <PageLink to={fixedPages.Datenschutz}>{forms("privacyLink")}</PageLink>
          </p>
        </>
      }
      thanks={{ done: t("done"), more: t("doneMore"), another: t("another") }}
    />
  );
}

function useContact(): FormKind {
  const client = useClient();
  return useMemo(
    () => ({
      captcha: "message",
      action: fixedPages.Kontakt,
      fieldNames,
      Fields: ContactFields,
      problemsOf,
      send: ({ first_name: firstName = "", last_name: lastName = "", email = "", message = "", ...others }, captcha) =>
        client.messages.create.mutate({ firstName, lastName, email, message, ...others, captcha }),
      formNames: { firstName: "first_name", lastName: "last_name" },
      kept: keptMessage,
    }),
    [client],
  );
}
