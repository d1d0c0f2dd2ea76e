import { useTranslation } from "react-i18next";
import { tagLabel } from "../../../files/tag-label.ts";
import { trpc } from "../../../api/trpc.ts";
import { FilterSwitches } from "../../../ui/admin/FilterSwitches.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import type { Step } from "../../list/StepControl.tsx";
import { filterCount, type ProductsView, shownStates } from "./products-address.ts";

type Props = {
  view: ProductsView;
  onShow: (change: Partial<ProductsView>) => void;
  steps: readonly Step[];
  said: string;
};

const ALL = "all tags";

export function ProductFilters({ view, onShow, steps, said }: Props) {
  const { t } = useTranslation("shopcenter");
  const { data: known = [] } = trpc.products.tags.useQuery();
  const tags = view.tag === null || known.includes(view.tag) ? known : [view.tag, ...known];
  const filters = (
    <>
      <FilterSwitches
        label={t("items.visibility")}
        options={shownStates.map((name) => ({ name, label: t(`items.states.${name}`) }))}
        chosen={new Set(view.state === null ? [] : [view.state])}
        onChange={(state, isOn) => onShow({ state: isOn ? state : null })}
      />
      {tags.length > 0 && (
        <Select
          isLabelHidden
          label={t("items.tag")}
          value={view.tag ?? ALL}
          options={[
            { value: ALL, label: t("items.allTags") },
            ...tags.map((tag) => ({ value: tag, label: tagLabel(tag) })),
          ]}
          onChange={(tag) => onShow({ tag: tag === ALL ? null : tag })}
        />
      )}
    </>
  );
  return (
    <ListTools
      search={{ label: t("items.search"), query: view.query, onSearch: (query) => onShow({ query }) }}
      filters={filters}
      filterCount={filterCount(view)}
      steps={steps}
      said={said}
    />
  );
}
