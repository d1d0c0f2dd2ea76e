import { useTranslation } from "react-i18next";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import type { FileLayout } from "../../files/FileGrid.tsx";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { ListTools } from "../list/ListTools.tsx";
import type { Step } from "../list/StepControl.tsx";
import { filterCount, kindChoices, sortChoices, switches } from "./library-address.ts";
import styles from "./LibraryTools.module.css";
import type { Library } from "./use-library.ts";

type LayoutProps = { layout: FileLayout; onLayout: (layout: FileLayout) => void };
type Props = LayoutProps & { library: Library; steps: readonly Step[] };

export function LibraryTools({ library, layout, onLayout, steps }: Props) {
  const { t } = useTranslation("files");
  const { view, show, list, total } = library;
  const filters = (
    <>
      <Select
        label={t("kind.label")}
        isLabelHidden
        value={view.kind}
        options={kindChoices.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => show({ kind })}
      />
      <Select
        label={t("sort.label")}
        isLabelHidden
        value={view.sort}
        options={sortChoices.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => show({ sort })}
      />
      <LayoutSwitch layout={layout} onLayout={onLayout} />
      <FilterSwitches
        label={t("filter.label")}
        options={switches.map((name) => ({ name, label: t(`filter.${name}`) }))}
        chosen={new Set(switches.filter((name) => view[name]))}
        onChange={(name, isOn) => show({ [name]: isOn })}
      />
    </>
  );
  return (
    <ListTools
      className={styles.tools}
      search={{ label: t("search"), query: view.q, onSearch: (q) => show({ q }, true) }}
      filters={filters}
      filterCount={filterCount(view)}
      steps={steps}
      said={list.data ? t("count", { count: total }) : ""}
    />
  );
}

const layouts = [
  { id: "grid", icon: "grid" },
  { id: "list", icon: "list" },
] as const;

function LayoutSwitch({ layout, onLayout }: LayoutProps) {
  const { t } = useTranslation("files");
  return (
    <ToggleButtonGroup
      aria-label={t("view.label")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[layout]}
      onSelectionChange={([chosen]) => onLayout(chosen === "list" ? "list" : "grid")}
      className={styles.layouts ?? ""}
    >
      {layouts.map(({ id, icon }) => (
        <ToggleButton key={id} id={id} aria-label={t(`view.${id}`)} className={styles.layout ?? ""}>
          <Icon name={icon} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
