import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { answersIn, inputOf, inputsOf, readAnswer } from "#contract/blocks/form/answers.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { useClient } from "../../../api/access.ts";
import article from "../../entries/Article.module.css";
import { keptAs } from "../../forms/kept.ts";
import type { FieldsProps, FormKind, Problems } from "../../forms/kind.ts";
import { PublicForm } from "../../forms/PublicForm.tsx";
import forms from "../../forms/PublicForm.module.css";
import { PageLink } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import { FormFields, type ShownForm } from "./FormFields.tsx";
import styles from "./FormView.module.css";
import { Written } from "./Written.tsx";

export function FormView({ block, mark }: BlockViewProps<BlockOf<"form">>) {
  const { t, i18n } = useTranslation("forms");
  return (
    <div data-block={mark} data-form="" lang={i18n.language} className={article.wide}>
      <PublicForm
        kind={useFormKind(block)}
        title={
          <Written block={block} field="title">
            {block.title}
          </Written>
        }
        intro={
          <>
            {block.text && (
              <p className={styles.text}>
                <Written block={block} field="text">
                  {block.text}
                </Written>
              </p>
            )}
            <p className={forms.small}>
              {t("block.privacy")} <PageLink to={fixedPages.Datenschutz}>{t("privacyLink")}</PageLink>
            </p>
          </>
        }
        thanks={{
          done: t("block.done"),
          more: block.thanks ? (
            <Written block={block} field="thanks">
              {block.thanks}
            </Written>
          ) : (
            t("block.doneMore")
          ),
          another: t("block.another"),
        }}
      />
    </div>
  );
}

function useFormKind(block: ShownForm): FormKind {
  const client = useClient();
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const { language } = i18n;
  return useMemo((): FormKind => {
    const { id, fields, button } = block;
    return {
      captcha: "form",
      action: pathname,
      fieldNames: [...fields.flatMap(inputsOf), "website"],
      Fields: (props: FieldsProps) => <FormFields block={block} {...props} />,
      problemsOf: (values) => problemsIn(fields, values, language),
      send: ({ website, ...values }, captcha) =>
        client.forms.send.mutate({ block: id, answers: answersIn(values), website, captcha }),
      formNames: Object.fromEntries(fields.map(({ key }) => [`answers.${key}`, inputOf(key)])),
      kept: keptAs(`form-${id}`),
      block: {
        id,
        button: button ? (
          <Written block={block} field="button">
            {button}
          </Written>
        ) : undefined,
      },
    };
  }, [block, client, language, pathname]);
}

function problemsIn(fields: ShownForm["fields"], values: Record<string, string>, language: string): Problems {
  const answers = answersIn(values);
  return Object.fromEntries(
    fields.map((field) => [inputOf(field.key), readAnswer(field, answers[field.key], language).problem]),
  );
}
