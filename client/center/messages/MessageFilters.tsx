import { useTranslation } from "react-i18next";
import { tagLabel } from "../../files/tag-label.ts";
import { trpc } from "../../api/trpc.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { ListTools } from "../list/ListTools.tsx";
import type { Step } from "../list/StepControl.tsx";
import { filterCount, readStates } from "./list-address.ts";
import type { Inbox } from "./use-inbox.ts";

/** The option for all tags. No tag has this path, because '|' separates the levels of a path. */
const ANY = "|";

export function MessageFilters({ inbox, steps }: { inbox: Inbox; steps: readonly Step[] }) {
  const { t } = useTranslation("messages");
  const { view, show, list, total } = inbox;
  const tags = trpc.messages.tags.useQuery().data ?? [];
  const forms = trpc.messages.forms.useQuery().data ?? [];
  const topics = trpc.messages.topics.useQuery().data ?? [];
  const shownTags = view.tag === null || tags.includes(view.tag) ? tags : [view.tag, ...tags];
  const filters = (
    <>
      <FilterSwitches
        label={t("filter")}
        options={readStates.map((name) => ({ name, label: t(name) }))}
        chosen={new Set(view.state === null ? [] : [view.state])}
        onChange={(name, isOn) => show({ state: isOn ? name : null })}
      />
      {shownTags.length > 0 && (
        <Select
          isLabelHidden
          label={t("tag")}
          value={view.tag ?? ANY}
          options={[
            { value: ANY, label: t("anyTag") },
            ...shownTags.map((path) => ({ value: path, label: tagLabel(path) })),
          ]}
          onChange={(path) => show({ tag: path === ANY ? null : path })}
        />
      )}
      {(forms.length > 0 || view.form !== null) && (
        <Select
          isLabelHidden
          label={t("form")}
          value={view.form ?? ANY}
          options={[
            { value: ANY, label: t("anyForm") },
            ...forms.map(({ block, title }) => ({ value: block, label: title })),
          ]}
          onChange={(block) => show({ form: block === ANY ? null : block })}
        />
      )}
      {(topics.length > 0 || view.topic !== null) && (
        <Select
          isLabelHidden
          label={t("topic")}
          value={view.topic ?? ANY}
          options={[
            { value: ANY, label: t("anyTopic") },
            ...topics.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => show({ topic: id === ANY ? null : id })}
        />
      )}
    </>
  );
  return (
    <ListTools
      search={{ label: t("search"), query: view.query, onSearch: (text) => show({ query: text }) }}
      filters={filters}
      filterCount={filterCount(view)}
      steps={steps}
      said={list.data ? t("count", { count: total }) : ""}
    />
  );
}
