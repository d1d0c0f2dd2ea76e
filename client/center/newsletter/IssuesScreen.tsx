import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Issue } from "#contract/schemas/newsletter.ts";
import { limits } from "#contract/values/limits.ts";
import { newsletterCenterPath } from "#contract/values/pages.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { AddButton } from "../list/AddAction.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { Pagination } from "../Pagination.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import rows from "../Rows.module.css";
import { NewsletterTabs } from "./NewsletterTabs.tsx";

const PER_PAGE = limits.listDefault;

export function IssuesScreen() {
  const { t } = useTranslation("newsletter");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const list = trpc.newsletter.issues.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <>
      <ListHead title={t("title")} heading={heading} add={<NewIssue />} />
      <NewsletterTabs />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && <Unreachable title={t("issues.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && total === 0 && <NoIssues />}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} hrefOf={(shown) => `?page=${shown}`} />
    </>
  );
}

function NewIssue() {
  const { t } = useTranslation("newsletter");
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const create = trpc.newsletter.create.useMutation({
    onSuccess: ({ id }) => void navigate(`${newsletterCenterPath}/${id}`),
    onError: notifyError,
  });
  return (
    <AddButton
      label={t("issues.new")}
      isDisabled={create.isPending}
      onPress={() => create.mutate({ subject: "", html: "" })}
    />
  );
}

function IssueRow({ issue }: { issue: Issue }) {
  const { t } = useTranslation("newsletter");
  const { id, subject, state, updated, started, counts } = issue;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const facts =
    started === null
      ? t("issues.changed", { when: formatMoment(updated) })
      : t("issues.sentTo", { when: formatMoment(started), sent: counts.sent, all });
  return (
    <li className={rows.row}>
      <Link to={`${newsletterCenterPath}/${id}`}>{subject || t("issues.noSubject")}</Link>
      <p className={rows.facts}>{facts}</p>
      <p className={rows.side}>{t(`states.${state}`)}</p>
    </li>
  );
}

function NoIssues() {
  const { t } = useTranslation("newsletter");
  return (
    <div className={screen.empty}>
      <h2>{t("issues.empty.title")}</h2>
      <p>{t("issues.empty.text")}</p>
    </div>
  );
}
