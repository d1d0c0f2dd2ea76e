import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";

type Job = Answers["jobs"]["givenUp"][number];

export function GivenUpJobs() {
  const { t } = useTranslation("settings");
  const list = trpc.jobs.givenUp.useQuery(undefined, { staleTime: 0 });
  return (
    <Section id="jobs" title={t("storage.jobs.title")} intro={t("storage.jobs.intro")}>
      {list.isPending && <RowsSkeleton rows={2} />}
      {list.isError && !list.data && (
        <Unreachable title={t("storage.jobs.failed")} onAgain={() => void list.refetch()} />
      )}
      <p role="status">{list.data?.length === 0 && t("storage.jobs.nothing")}</p>
      <ul className={rows.list}>
        {(list.data ?? []).map((job) => (
          <JobRow key={`${job.name} ${job.id}`} job={job} />
        ))}
      </ul>
    </Section>
  );
}

function JobRow({ job: { name, id, at } }: { job: Job }) {
  const { t } = useTranslation("settings");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const retry = trpc.jobs.retry.useMutation({
    onError,
    onSuccess: () => notify(t("storage.jobs.asked")),
    onSettled: () => utils.jobs.givenUp.invalidate(),
  });
  const [what, since] = [t(`storage.jobs.names.${name}`), t("storage.jobs.since", { moment: formatMoment(at) })];
  return (
    <li className={rows.row}>
      <p>
        <strong>{what}</strong>
      </p>
      <p className={rows.facts}>{since}</p>
      <p className={rows.side}>
        <Button
          isDisabled={retry.isPending}
          aria-label={t("storage.jobs.againNamed", { name: what, since })}
          onPress={() => retry.mutate({ name, id })}
        >
          {t("storage.jobs.again")}
        </Button>
      </p>
    </li>
  );
}
