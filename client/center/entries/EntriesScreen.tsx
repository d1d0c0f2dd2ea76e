import layout from "../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { fixedPageNameOf } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useAddressView, type ViewChange } from "../use-address-view.ts";
import { BinButton } from "./bin/BinButton.tsx";
import { DeleteEntries } from "./DeleteEntries.tsx";
import { EntriesTable, EntriesTableSkeleton, type ListedEntry } from "./EntriesTable.tsx";
import styles from "./EntriesScreen.module.css";
import { EntryFilters } from "./EntryFilters.tsx";
import { type EntriesView, isFiltered, paramsOf, viewOf } from "./list-address.ts";
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
  // Fixed pages always exist, so a site that has only fixed pages counts as empty.
  const hasOnlyFixedPages =
    list.isSuccess && !isFiltered(view) && page === 1 && items.every(({ tags }) => fixedPageNameOf(tags) !== null);
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("entries.title")}
        </h1>
        <div className={styles.buttons}>
          <BinButton />
          <TakeOverSeason />
          <NewEntryMenu />
        </div>
      </header>
      <div className={layout.listTools}>
        <SearchField label={t("entries.search")} query={query} onSearch={(text) => show({ query: text })} />
        <EntryFilters view={view} onShow={show} />
        <p role="status">{list.data ? t("entries.count", { count: total }) : ""}</p>
      </div>
      <div ref={panel} className={screen.panel}>
        {list.isPending && <EntriesTableSkeleton rows={PER_PAGE} />}
        {list.isError && <Unreachable title={t("entries.failed.title")} onAgain={() => void list.refetch()} />}
        {hasOnlyFixedPages && <Empty />}
        {list.isSuccess && items.length > 0 && (
          <EntriesTable
            entries={items}
            chosen={chosen}
            onChoose={(ids, isOn) => setChosen([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])}
            onDelete={(entry) => setToDelete([entry])}
            onDuplicate={duplicate}
          />
        )}
        {list.isSuccess && items.length === 0 && isFiltered(view) && (
          <NothingFound query={query} onAll={() => show({ query: "", states: [], places: [] })} />
        )}
      </div>
      {selected.length > 0 && (
        <ChosenEntries count={selected.length} onDelete={() => setToDelete(selected)} onClear={() => setChosen([])} />
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <DeleteEntries
        entries={toDelete}
        onClose={() => setToDelete(noneAsked)}
        onRemoved={(ids) => remember(...ids)}
        onShown={setIsAsking}
      />
    </>
  );
}

function ChosenEntries({ count, onDelete, onClear }: { count: number; onDelete: () => void; onClear: () => void }) {
  const { t } = useTranslation("admin");
  const said = t("entries.chosen", { count });
  return (
    <div role="group" aria-label={said} className={styles.chosen}>
      <p role="status">{said}</p>
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
