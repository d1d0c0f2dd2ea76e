import { useTranslation } from "react-i18next";
import { tagLabel } from "../../files/tag-label.ts";
import { trpc } from "../../api/trpc.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { readStates } from "./list-address.ts";
import styles from "./MessagesScreen.module.css";
import type { Inbox } from "./use-inbox.ts";

/** The option for all tags. No tag has this path, because '|' separates the levels of a path. */
const ANY = "|";

export function MessageFilters({ inbox: { view, show, list, total } }: { inbox: Inbox }) {
  const { t } = useTranslation("messages");
  const tags = trpc.messages.tags.useQuery().data ?? [];
  const shownTags = view.tag === null || tags.includes(view.tag) ? tags : [view.tag, ...tags];
  return (
    <div className={styles.tools}>
      <SearchField label={t("search")} query={view.query} onSearch={(text) => show({ query: text })} />
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
      <p role="status">{list.data ? t("count", { count: total }) : ""}</p>
    </div>
  );
}
