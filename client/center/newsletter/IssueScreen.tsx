import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { newsletterCenterPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { IssueEditor } from "./IssueEditor.tsx";
import { IssueProgress } from "./IssueProgress.tsx";

const WHILE_SENDING_MS = 2_000;

export function IssueScreen() {
  const { t } = useTranslation("newsletter");
  const { id = "" } = useParams();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const issue = trpc.newsletter.issue.useQuery(
    { id },
    { gcTime: 0, refetchInterval: ({ state }) => (state.data?.state === "sending" ? WHILE_SENDING_MS : false) },
  );
  const isGone = refusalOf(issue.error)?.code === "C404";
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {issue.data && issue.data.state !== "draft" ? issue.data.subject : t("issue.title")}
        </h1>
        <ButtonLink icon="list" to={newsletterCenterPath}>
          {t("issue.back")}
        </ButtonLink>
      </header>
      {issue.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={4} />
        </div>
      )}
      {issue.isError && !issue.data && (
        <div className={screen.panel}>
          <Unreachable title={t(isGone ? "issue.gone" : "issue.failed")} onAgain={() => void issue.refetch()} />
        </div>
      )}
      {issue.data?.state === "draft" && <IssueEditor key={issue.data.id} issue={issue.data} />}
      {issue.data && issue.data.state !== "draft" && <IssueProgress issue={issue.data} />}
    </>
  );
}
