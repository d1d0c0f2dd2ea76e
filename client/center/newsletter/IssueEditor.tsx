import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { Issue } from "#contract/schemas/newsletter.ts";
import { EditorFocusProvider } from "../../editor/EditorFocus.tsx";
import { RichText } from "../../editor/RichText.tsx";
import { Toolbar } from "../../editor/Toolbar.tsx";
import article from "../../site/entries/Article.module.css";
import { ConflictDialog } from "../../ui/admin/ConflictDialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import screen from "../Screen.module.css";
import { IssueActions } from "./IssueActions.tsx";
import { IssueInserts } from "./IssueInserts.tsx";
import styles from "./Newsletter.module.css";
import { useIssueDraft } from "./use-issue-draft.ts";

export function IssueEditor({ issue }: { issue: Issue }) {
  const { t } = useTranslation("newsletter");
  const draft = useIssueDraft(issue);
  const [found, setErrors] = useState<Record<string, string>>({});
  const { form, change, state } = draft;
  const errors = useStandingErrors(found, form);
  const english = form.en;
  return (
    <>
      <div className={`${screen.panel} ${styles.form}`}>
        <Field
          label={t("issue.subject")}
          value={form.subject}
          onChange={(subject) => change({ subject })}
          maxLength={limits.textLength}
          error={errors["subject"]}
        />
        <EditorFocusProvider>
          <div className={styles.toolbar}>
            <Toolbar />
          </div>
          <Letter
            label={t("issue.text")}
            html={form.html}
            error={errors["html"]}
            onChange={(html) => change({ html })}
          />
          <IssueInserts draft={draft} />
          <Switch
            isSelected={english !== null}
            onChange={(isOn) => change({ en: isOn ? { subject: "", html: "" } : null })}
          >
            {t("issue.english")}
          </Switch>
          {english && (
            <>
              <Field
                label={t("issue.englishSubject")}
                value={english.subject}
                onChange={(subject) => change({ en: { ...english, subject } })}
                maxLength={limits.textLength}
              />
              <Letter
                label={t("issue.englishText")}
                html={english.html}
                error={undefined}
                onChange={(html) => change({ en: { ...english, html } })}
              />
            </>
          )}
        </EditorFocusProvider>
        <IssueActions issue={issue} draft={draft} onErrors={setErrors} />
      </div>
      <ConflictDialog edited={draft} text={t("issue.conflict")} />
      <LeaveQuestion
        isAsked={state !== "stored"}
        title={t("issue.leaveTitle")}
        text={t("issue.leaveText")}
        leaveLabel={t("issue.leave")}
        stayLabel={t("issue.stay")}
      />
    </>
  );
}

type LetterProps = { label: string; html: string; error: string | undefined; onChange: (html: string) => void };

function Letter({ label, html, error, onChange }: LetterProps) {
  const { t } = useTranslation("newsletter");
  return (
    <div className={layout.tightStack}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={`${article.prose} ${styles.prose}`}>
        <RichText html={html} onChange={onChange} label={label} placeholder={t("issue.placeholder")} />
      </div>
      {error && (
        <p role="alert" className={styles.warning}>
          {error}
        </p>
      )}
    </div>
  );
}
