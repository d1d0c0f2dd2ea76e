import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { ShownLabels } from "../../ui/admin/shown-labels.ts";
import styles from "./List.module.css";
import type { Step } from "./StepControl.tsx";
import { StepsSheet } from "./StepsSheet.tsx";

type Props = {
  search?: { label: string; query: string; onSearch: (text: string) => void };
  /** The controls for filtering and sorting. */
  filters?: ReactNode;
  /** How many filters are set, without the search. */
  filterCount?: number;
  /** The same steps as those of the list's ListHead. */
  steps?: readonly Step[];
  /** The number of found items, as a sentence. Empty while the items are loading. */
  said: string;
  /** The class of the tools on wide lists, instead of `layout.listTools`. */
  className?: string | undefined;
};

/** The tools above a list. Narrow lists show only the search. The filters and the further steps are in a sheet each. */
export function ListTools({ search, filters, filterCount = 0, steps = [], said, className }: Props) {
  const isNarrow = useIsNarrow();
  const isSaid = isNarrow || className === undefined;
  // Both layouts have the same elements. Otherwise a field would lose its text and its focus when a window gets narrow.
  return (
    <div className={isNarrow ? styles.tools : (className ?? layout.listTools)}>
      {search && <SearchField {...search} />}
      {!isNarrow && filters}
      {isNarrow && filters !== undefined && (
        <FilterSheet filterCount={filterCount} said={said}>
          {filters}
        </FilterSheet>
      )}
      {isNarrow && steps.length > 0 && <StepsSheet steps={steps} />}
      {isSaid && (
        <p role="status" className={isNarrow ? "visually-hidden" : undefined}>
          {said}
        </p>
      )}
    </div>
  );
}

type SheetProps = { filterCount: number; said: string; children: ReactNode };

function FilterSheet({ filterCount, said, children }: SheetProps) {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Icon name="settings" />
        {filterCount === 0 ? t("list.filter") : t("list.filterSet", { count: filterCount })}
      </Button>
      <Dialog isSheet isOpen={isOpen} onClose={close} title={t("list.filter")}>
        <div className={styles.filters}>
          <ShownLabels value>{children}</ShownLabels>
        </div>
        <div className={styles.end}>
          <p role="status">{said}</p>
          <Button tone="primary" onPress={close}>
            {t("list.show")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
