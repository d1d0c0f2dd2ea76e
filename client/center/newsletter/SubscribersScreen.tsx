import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { type Subscriber, subscriberStates } from "#contract/schemas/newsletter.ts";
import { trpc } from "../../api/trpc.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
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
import { ImportDialog } from "./ImportDialog.tsx";
import rows from "../Rows.module.css";
import { NewsletterTabs } from "./NewsletterTabs.tsx";

const PER_PAGE = limits.listDefault;

export function SubscribersScreen() {
  const { t } = useTranslation("newsletter");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { view, isFiltered, filterCount, show, hrefOf } = useListView({ name: "state", options: subscriberStates });
  const [isImporting, setIsImporting] = useState(false);
  const [toRemove, setToRemove] = useState<Subscriber | null>(null);
  const list = trpc.newsletter.subscribers.useQuery(
    {
      limit: PER_PAGE,
      skip: (view.page - 1) * PER_PAGE,
      states: view.choice === null ? [] : [view.choice],
      ...(view.query && { q: view.query }),
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0, counts = {} } = list.data ?? {};
  const steps: Step[] = [
    { label: t("import.open"), icon: "upload", onPress: () => setIsImporting(true) },
    { label: t("subscribers.export"), icon: "download", download: "/api/v0/export/subscribers.csv" },
  ];
  return (
    <>
      <ListHead title={t("title")} heading={heading} steps={steps} />
      <NewsletterTabs />
      <ListTools
        search={{ label: t("subscribers.search"), query: view.query, onSearch: (query) => show({ query }) }}
        filters={
          <FilterSwitches
            label={t("subscribers.state")}
            options={subscriberStates.map((name) => ({
              name,
              label: t(`subscriberStates.${name}`, { count: counts[name] ?? 0 }),
            }))}
            chosen={new Set(view.choice === null ? [] : [view.choice])}
            onChange={(state, isOn) => show({ choice: isOn ? state : null })}
          />
        }
        filterCount={filterCount}
        steps={steps}
        said={list.data ? t("subscribers.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={PER_PAGE} />}
        {list.isError && !list.data && (
          <Unreachable title={t("subscribers.failed")} onAgain={() => void list.refetch()} />
        )}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t(isFiltered ? "subscribers.nothingFound" : "subscribers.empty.title")}</h2>
            {!isFiltered && <p>{t("subscribers.empty.text")}</p>}
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} onRemove={setToRemove} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
      <RemoveSubscriber subscriber={toRemove} onClose={() => setToRemove(null)} />
    </>
  );
}

type RowProps = { subscriber: Subscriber; onRemove: (subscriber: Subscriber) => void };

function SubscriberRow({ subscriber, onRemove }: RowProps) {
  const { t } = useTranslation("newsletter");
  const { email, state, refusal } = subscriber;
  return (
    <li className={rows.row}>
      <p>{email}</p>
      <p className={rows.facts}>
        {proofOf(subscriber, t)}
        {refusal && ` · ${refusal}`}
      </p>
      <p className={rows.side}>
        {t(`oneState.${state}`)}
        <IconButton icon="trash" label={t("subscribers.removeOf", { email })} onPress={() => onRemove(subscriber)} />
      </p>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<"newsletter">>["t"];

function proofOf(
  { source, sourceNote, sourceDay, requested, confirmed, textVersion }: Subscriber,
  t: Translate,
): string {
  const asked =
    source === "form"
      ? t("proof.form", { day: formatDay(requested), version: textVersion })
      : t("proof.import", { source: sourceNote, day: formatDay(sourceDay ?? requested) });
  return confirmed === null ? asked : `${asked} · ${t("proof.confirmed", { day: formatDay(confirmed) })}`;
}

function RemoveSubscriber({ subscriber, onClose }: { subscriber: Subscriber | null; onClose: () => void }) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const remove = trpc.newsletter.removeSubscribers.useMutation({
    onSuccess: () => {
      notify(admin("notices.deleted"));
      void utils.newsletter.subscribers.invalidate();
    },
    onError: notifyError,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={subscriber !== null}
      title={admin("confirmDelete")}
      text={t("subscribers.removeText", { email: subscriber?.email ?? "" })}
      confirmLabel={admin("delete")}
      isBusy={remove.isPending}
      onConfirm={() => subscriber && remove.mutate({ ids: [subscriber.id] })}
      onClose={onClose}
    />
  );
}
