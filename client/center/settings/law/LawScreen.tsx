import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LawLine, type LawState, lawStates } from "#contract/schemas/law.ts";
import { trpc } from "../../../api/trpc.ts";
import { useIsNarrow } from "../../../ui/admin/container.ts";
import { FilterSwitches } from "../../../ui/admin/FilterSwitches.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import rows from "../../Rows.module.css";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useListView } from "../../use-list-view.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import styles from "./Law.module.css";
import { LawRow } from "./LawRow.tsx";

export function LawScreen() {
  const { t } = useTranslation("law");
  const { view, filterCount, show } = useListView({ name: "state", options: lawStates });
  const list = trpc.law.list.useQuery(undefined, { staleTime: 0 });
  const { data: all = [] } = list;
  // A rule whose confirmation the user has just changed stays visible until the filter changes.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const shown = all.filter(({ id, state }) => view.choice === null || state === view.choice || changed.includes(id));
  const number = (wanted: LawLine["state"]): number => all.filter(({ state }) => state === wanted).length;
  const filter = (choice: LawState | null): void => {
    setChanged([]);
    show({ choice });
  };
  const isNarrow = useIsNarrow();
  const intro = (
    <>
      <p className={isNarrow ? screen.outro : screen.intro}>{t("intro")}</p>
      <p className={`${styles.advice} ${isNarrow ? screen.outro : styles.intro}`}>{t("noAdvice")}</p>
    </>
  );
  return (
    <SettingsFrame isList>
      {!isNarrow && intro}
      <ListTools
        filters={
          <FilterSwitches
            label={t("what")}
            options={lawStates.map((name) => ({
              name,
              label: list.data
                ? t("withCount", { name: t(`states.${name}`), count: number(name) })
                : t(`states.${name}`),
            }))}
            chosen={new Set(view.choice === null ? [] : [view.choice])}
            onChange={(state, isChosen) => filter(isChosen ? state : null)}
          />
        }
        filterCount={filterCount}
        said={list.data ? t("shown", { count: shown.length }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={8} />}
        {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && shown.length === 0 && <p className={styles.nothing}>{t("nothing")}</p>}
        <ul className={rows.list}>
          {shown.map((line) => (
            <LawRow key={line.id} line={line} onChanged={() => setChanged([...changed, line.id])} />
          ))}
        </ul>
      </div>
      {isNarrow && intro}
    </SettingsFrame>
  );
}
