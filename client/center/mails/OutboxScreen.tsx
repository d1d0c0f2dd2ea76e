import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { type Mail, mailStates } from "#contract/schemas/mails.ts";
import { inboxPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import type { Step } from "../list/StepControl.tsx";
import { Pagination } from "../Pagination.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useListView } from "../use-list-view.ts";
import rows from "../Rows.module.css";

const PER_PAGE = limits.listDefault;
const LOOK_MS = 10_000;

export function OutboxScreen() {
  const { t } = useTranslation("newsletter");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { view, isFiltered, filterCount, show, hrefOf } = useListView({ name: "state", options: mailStates });
  const { query, choice: state, page } = view;
  const list = trpc.mails.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE, states: state === null ? [] : [state], ...(query && { q: query }) },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: LOOK_MS },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const mailer = trpc.selfTests.mailState.useQuery().data;
  const isNarrow = useIsNarrow();
  const intro = t(mailer?.isOn === false ? "outbox.off" : "outbox.intro");
  const steps: Step[] = [{ label: t("outbox.back"), icon: "mail", to: inboxPath }];
  return (
    <>
      <ListHead title={t("outbox.title")} heading={heading} steps={steps} />
      {!isNarrow && <p className={screen.intro}>{intro}</p>}
      <ListTools
        search={{ label: t("outbox.search"), query, onSearch: (text) => show({ query: text }) }}
        filters={
          <FilterSwitches
            label={t("outbox.state")}
            options={mailStates.map((name) => ({ name, label: t(`mailStates.${name}`) }))}
            chosen={new Set(state === null ? [] : [state])}
            onChange={(name, isOn) => show({ choice: isOn ? name : null })}
          />
        }
        filterCount={filterCount}
        steps={steps}
        said={list.data ? t("outbox.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && <Unreachable title={t("outbox.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t(isFiltered ? "outbox.nothingFound" : "outbox.empty")}</h2>
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{intro}</p>}
    </>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { t } = useTranslation("newsletter");
  const { id, subject, recipient, state, created, sent, nextAttempt, attempts, lastError } = mail;
  const when = {
    waiting:
      attempts === 0
        ? t("outbox.waitsNew")
        : t("outbox.waits", { when: formatMoment(nextAttempt ?? created), count: attempts }),
    sent: t("outbox.sent", { when: formatMoment(sent ?? created) }),
    refused: t("outbox.refused", { count: attempts }),
    uncertain: t("outbox.uncertain"),
  }[state];
  return (
    <li className={rows.row}>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={rows.facts}>
        {recipient} · {when}
        {lastError && state !== "sent" && ` · ${lastError}`}
      </p>
      <p className={rows.side}>
        {t(`mailStates.${state}`)}
        {state !== "sent" && <SendAgain id={id} />}
      </p>
    </li>
  );
}

function SendAgain({ id }: { id: string }) {
  const { t } = useTranslation("newsletter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const send = trpc.mails.sendAgain.useMutation({
    onSuccess: () => {
      notify(t("outbox.tried"));
      void utils.mails.list.invalidate();
    },
    onError: notifyError,
  });
  return (
    <Button isDisabled={send.isPending} onPress={() => send.mutate({ ids: [id] })}>
      {t("outbox.again")}
    </Button>
  );
}
