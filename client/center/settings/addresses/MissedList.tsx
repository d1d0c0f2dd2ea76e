import layout from "../../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { redirectsPerPage } from "#contract/values/address-lists.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import styles from "./Addresses.module.css";
import { MorePages } from "./MorePages.tsx";

type Missed = Answers["addresses"]["missed"]["items"][number];

export function MissedList({ onChoose }: { onChoose: (from: string) => void }) {
  const { t } = useTranslation("addresses");
  const [page, setPage] = useState(1);
  const list = trpc.addresses.missed.useQuery(
    { limit: redirectsPerPage, skip: (page - 1) * redirectsPerPage },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <Section id="missed" title={t("missed.title")} intro={t("missed.intro")}>
      {list.isPending && <RowsSkeleton rows={3} />}
      {list.isError && !list.data && <Unreachable title={t("missed.failed")} onAgain={() => void list.refetch()} />}
      {list.isSuccess && total === 0 && <p className={layout.soft}>{t("missed.empty")}</p>}
      <ul className={styles.rows}>
        {items.map((missed) => (
          <MissedRow key={missed.key} missed={missed} onChoose={onChoose} />
        ))}
      </ul>
      <MorePages page={page} total={total} onPage={setPage} label={t("missed.title")} />
    </Section>
  );
}

function MissedRow({ missed, onChoose }: { missed: Missed; onChoose: (from: string) => void }) {
  const { t } = useTranslation("addresses");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const onSuccess = (): Promise<void> => utils.addresses.invalidate();
  const add = trpc.addresses.add.useMutation({ onError, onSuccess });
  const forget = trpc.addresses.forget.useMutation({ onError, onSuccess });
  const { path, times, last, proposal } = missed;
  return (
    <li>
      <div className={styles.about}>
        <strong className={styles.path}>{path}</strong>
        <span className={layout.facts}>
          {t("missed.times", { count: times })} · {t("redirects.last", { moment: formatMoment(last) })}
        </span>
        {proposal ? (
          <span className={layout.facts}>
            {t("missed.proposal", { title: proposal.title })} <span className={styles.path}>{proposal.path}</span>
          </span>
        ) : (
          <span className={layout.facts}>{t("missed.none")}</span>
        )}
      </div>
      <div className={layout.actions}>
        {proposal && (
          <Button
            aria-label={t("missed.redirectOf", { path, to: proposal.path })}
            isDisabled={add.isPending}
            onPress={() =>
              add.mutate({ from: path, to: proposal.path }, { onSuccess: () => notify(t("add.done", { from: path })) })
            }
          >
            {t("missed.redirect")}
          </Button>
        )}
        <Button tone="quiet" aria-label={t("missed.chooseOf", { path })} onPress={() => onChoose(path)}>
          {t("missed.choose")}
        </Button>
        <Button
          tone="quiet"
          aria-label={t("missed.forgetOf", { path })}
          isDisabled={forget.isPending}
          onPress={() => forget.mutate({ key: missed.key }, { onSuccess: () => notify(t("missed.forgotten")) })}
        >
          {t("missed.forget")}
        </Button>
      </div>
    </li>
  );
}
