import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { commentStates } from "#contract/values/comment-states.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { places, type useCommentsView } from "./use-view.ts";

const ALL = "all" as const;

export function CommentFilters({ comments }: { comments: ReturnType<typeof useCommentsView> }) {
  const { t } = useTranslation("comments");
  const { view, show, list } = comments;
  return (
    <div className={layout.listTools}>
      <SearchField label={t("search")} query={view.query} onSearch={(query) => show({ query })} />
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
      <p role="status">{list.data ? t("count", { count: list.data.total }) : ""}</p>
    </div>
  );
}
