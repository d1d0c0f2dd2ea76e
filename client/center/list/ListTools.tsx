import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { ShownLabels } from "../../ui/admin/shown-labels.ts";
import styles from "./List.module.css";
import { type Step, StepControl } from "./StepControl.tsx";

type Props = {
  search?: { label: string; query: string; onSearch: (text: string) => void };
  /** The filters and the order. */
  filters?: ReactNode;
  /** How many filters are set, without the search. */
  filterCount?: number;
  /** The same steps as in ListHead. */
  steps?: readonly Step[];
  /** How many items were found, as a sentence. Empty while they are loaded. */
  said: string;
  /** Replaces the layout on wide lists. */
  className?: string | undefined;
};

/** The tools above a list. Narrow lists have only the search and one button, which opens a sheet with the rest. */
export function ListTools({ search, filters, filterCount = 0, steps = [], said, className }: Props) {
  const isNarrow = useIsNarrow();
  const hasSheet = isNarrow && (filters !== undefined || steps.length > 0);
  const isSaid = isNarrow || className === undefined;
  // Both layouts have the same elements. Otherwise a field would lose its text and its focus when a window gets narrow.
  return (
    <div className={isNarrow ? styles.tools : (className ?? layout.listTools)}>
      {search && <SearchField {...search} />}
      {!isNarrow && filters}
      {hasSheet && (
        <FilterSheet filterCount={filterCount} steps={steps} said={said}>
          {filters}
        </FilterSheet>
      )}
      {isSaid && (
        <p role="status" className={isNarrow ? "visually-hidden" : undefined}>
          {said}
        </p>
      )}
    </div>
  );
}

type SheetProps = { filterCount: number; steps: readonly Step[]; said: string; children: ReactNode };

function FilterSheet({ filterCount, steps, said, children }: SheetProps) {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  const next = useRef<(() => void) | null>(null);
  const close = (): void => setIsOpen(false);
  const closed = (): void => {
    const act = next.current;
    next.current = null;
    act?.();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Icon name="settings" />
        {filterCount === 0 ? t("list.filter") : t("list.filterSet", { count: filterCount })}
      </Button>
      <Dialog isSheet isOpen={isOpen} onClose={close} title={t("list.filter")}>
        <Closing onClosed={closed} />
        {children && (
          <div className={styles.filters}>
            <ShownLabels value>{children}</ShownLabels>
          </div>
        )}
        {steps.length > 0 && (
          <ul aria-label={t("list.steps")} className={styles.steps}>
            {steps.map((step) => (
              <li key={step.label}>
                <StepControl
                  isInSheet
                  step={step}
                  onFollow={close}
                  onPress={(act) => {
                    next.current = act;
                    close();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
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

/**
 * Runs a function after the sheet has gone and React Aria has given the focus back, which takes a frame. A dialog that
 * opens then returns the focus to the same button.
 */
function Closing({ onClosed }: { onClosed: () => void }) {
  const closed = useEffectEvent(onClosed);
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => closed()));
    },
    [],
  );
  return null;
}
