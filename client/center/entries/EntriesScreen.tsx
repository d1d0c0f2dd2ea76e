import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { fixedPageNameOf } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { ListHead } from "../list/ListHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import type { Step } from "../list/StepControl.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useAddressView, type ViewChange } from "../use-address-view.ts";
import { BinDialog } from "./bin/BinDialog.tsx";
import { DeleteEntries } from "./DeleteEntries.tsx";
import { ChooseEntries, EntriesTable, EntriesTableSkeleton, type ListedEntry } from "./EntriesTable.tsx";
import styles from "./EntriesScreen.module.css";
import { EntryFilters } from "./EntryFilters.tsx";
import { type EntriesView, filterCount, isFiltered, paramsOf, viewOf } from "./list-address.ts";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { NewEntryMenu } from "./NewEntryMenu.tsx";
import { TakeOverSeason } from "./season/TakeOverSeason.tsx";
import { useFocusAfterDelete } from "./use-focus-after-delete.ts";

const PER_PAGE = limits.listDefault;
const none: ListedEntry[] = [];
const noneAsked: readonly ListedEntry[] = [];

export function EntriesScreen() {
  const { t } = useTranslation("admin");
  const { view, show: showView, hrefOf } = useAddressView({ viewOf, paramsOf });
  const { query, page, states, places } = view;
  const [toDelete, setToDelete] = useState<readonly ListedEntry[]>(noneAsked);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const show = (change: ViewChange<EntriesView>): void => {
    setChosen([]);
    showView(change);
  };
  const list = trpc.entries.list.useQuery(
    {
      limit: PER_PAGE,
      skip: (page - 1) * PER_PAGE,
      sort: "-publishDate",
      states: [...states],
      places: [...places],
      ...(query && { q: query, inCopies: true }),
    },
    { placeholderData: keepPreviousData },
  );
  const { items = none, total = 0 } = list.data ?? {};
  const selected = items.filter(({ id }) => chosen.includes(id));
  const pages = Math.ceil(total / PER_PAGE);
  const isBeyondEnd = list.isSuccess && !list.isPlaceholderData && pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyondEnd) showView({ page: pages });
  });
  const { duplicate } = useCreateEntry();
  const { panel, heading, remember, setIsAsking } = useFocusAfterDelete(items);
  const [opened, setOpened] = useState<"bin" | "season" | null>(null);
  const mayCreate = useMay("create", "entries");
  const mayRestore = useMay("remove", "entries");
  const steps: Step[] = [
    ...(mayRestore ? [{ label: t("bin.title"), icon: "trash" as const, onPress: () => setOpened("bin") }] : []),
    ...(mayCreate
      ? [{ label: t("season.button"), icon: "calendar" as const, onPress: () => setOpened("season") }]
      : []),
  ];
  const isNarrow = useIsNarrow();
  const choice = {
    entries: items,
    chosen,
    onChoose: (ids: string[], isOn: boolean) =>
      setChosen([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]),
  };
  // The bar of the chosen entries disappears, so the focus moves to the rows.
  const unchoose = (): void => {
    panel.current?.querySelector<HTMLElement>("tbody input")?.focus();
    setChosen([]);
  };
  // Fixed pages always exist, so a site that has only fixed pages counts as empty.
  const hasOnlyFixedPages =
    list.isSuccess && !isFiltered(view) && page === 1 && items.every(({ tags }) => fixedPageNameOf(tags) !== null);
  return (
    <>
      <ListHead title={t("entries.title")} heading={heading} steps={steps} add={<NewEntryMenu />} />
      <ListTools
        search={{ label: t("entries.search"), query, onSearch: (text) => show({ query: text }) }}
        filters={<EntryFilters view={view} onShow={show} />}
        filterCount={filterCount(view)}
        steps={steps}
        said={list.data ? t("entries.count", { count: total }) : ""}
      />
      <div ref={panel} className={screen.panel}>
        {list.isPending && <EntriesTableSkeleton rows={PER_PAGE} />}
        {list.isError && <Unreachable title={t("entries.failed.title")} onAgain={() => void list.refetch()} />}
        {hasOnlyFixedPages && <Empty />}
        {list.isSuccess && items.length > 0 && (
          <EntriesTable {...choice} onDelete={(entry) => setToDelete([entry])} onDuplicate={duplicate} />
        )}
        {list.isSuccess && items.length === 0 && isFiltered(view) && (
          <NothingFound query={query} onAll={() => show({ query: "", states: [], places: [] })} />
        )}
      </div>
      {selected.length > 0 && (
        <ChosenEntries count={selected.length} onDelete={() => setToDelete(selected)} onClear={unchoose}>
          {isNarrow && (
            <ChooseEntries {...choice} onChoose={(ids, isOn) => (isOn ? choice.onChoose(ids, isOn) : unchoose())} />
          )}
        </ChosenEntries>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <DeleteEntries
        entries={toDelete}
        onClose={() => setToDelete(noneAsked)}
        onRemoved={(ids) => remember(...ids)}
        onShown={setIsAsking}
      />
      <BinDialog isOpen={opened === "bin"} onClose={() => setOpened(null)} />
      <TakeOverSeason isOpen={opened === "season"} onClose={() => setOpened(null)} />
    </>
  );
}

type ChosenProps = { count: number; onDelete: () => void; onClear: () => void; children: ReactNode };

function ChosenEntries({ count, onDelete, onClear, children }: ChosenProps) {
  const { t } = useTranslation("admin");
  const said = t("entries.chosen", { count });
  return (
    <div role="group" aria-label={said} data-chosen className={styles.chosen}>
      <p role="status">{said}</p>
      {children}
      <Button onPress={onClear}>{t("entries.unchoose")}</Button>
      <Button tone="danger" onPress={onDelete}>
        {t("entries.removeChosen")}
      </Button>
    </div>
  );
}

function Empty() {
  const { t } = useTranslation("admin");
  return (
    <div className={screen.empty}>
      <h2>{t("entries.empty.title")}</h2>
      <p>{t("entries.empty.text")}</p>
    </div>
  );
}

function NothingFound({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <div className={screen.empty}>
      <h2>{t("entries.nothingFound.title")}</h2>
      <p>{query === "" ? t("entries.nothingFound.filters") : t("entries.nothingFound.text", { query })}</p>
      <Button onPress={onAll}>{t("entries.nothingFound.all")}</Button>
    </div>
  );
}
