import { useTranslation } from "react-i18next";
import { commentStates } from "#contract/values/comment-states.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { ListTools } from "../list/ListTools.tsx";
import type { Step } from "../list/StepControl.tsx";
import { filterCount, places, type useCommentsView } from "./use-view.ts";

const ALL = "all" as const;

type Props = { comments: ReturnType<typeof useCommentsView>; steps: readonly Step[] };

export function CommentFilters({ comments, steps }: Props) {
  const { t } = useTranslation("comments");
  const { view, show, list } = comments;
  const filters = (
    <>
      <FilterSwitches
        label={t("filter")}
        options={commentStates.map((name) => ({
          name,
          label: t(`states.${name}`, { count: list.data?.counts[name] ?? 0 }),
        }))}
        chosen={new Set(view.state === null ? [] : [view.state])}
        onChange={(state, isOn) => show({ state: isOn ? state : null })}
      />
      <Select
        isLabelHidden
        label={t("place")}
        value={view.place ?? ALL}
        options={[ALL, ...places].map((value) => ({ value, label: t(`places.${value}`) }))}
        onChange={(chosen) => show({ place: places.find((place) => place === chosen) ?? null })}
      />
    </>
  );
  return (
    <ListTools
      search={{ label: t("search"), query: view.query, onSearch: (query) => show({ query }) }}
      filters={filters}
      filterCount={filterCount(view)}
      steps={steps}
      said={list.data ? t("count", { count: list.data.total }) : ""}
    />
  );
}
