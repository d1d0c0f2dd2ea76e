import { useTranslation } from "react-i18next";
import { type EntryPlace, entryPlaces, listedStates } from "#contract/values/entry-filters.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import styles from "./EntriesScreen.module.css";
import { switched, type ViewChange } from "../use-address-view.ts";
import type { EntriesView } from "./list-address.ts";

type Props = { view: EntriesView; onShow: (change: ViewChange<EntriesView>) => void };

export function EntryFilters({ view: { places, states }, onShow }: Props) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const nameOf = (place: EntryPlace): string =>
    place === "pages" || place === "nowhere" ? t(`entries.places.${place}`) : site(`nav.${place}`);
  return (
    <div className={styles.filters}>
      <FilterSwitches
        hasLabel
        label={t("entries.columns.place")}
        options={entryPlaces.map((name) => ({ name, label: nameOf(name) }))}
        chosen={new Set(places)}
        onChange={(name, isOn) => onShow((now) => ({ places: switched(entryPlaces, now.places, name, isOn) }))}
      />
      <FilterSwitches
        hasLabel
        label={t("entries.columns.state")}
        options={listedStates.map((name) => ({ name, label: t(`state.${name}`) }))}
        chosen={new Set(states)}
        onChange={(name, isOn) => onShow((now) => ({ states: switched(listedStates, now.states, name, isOn) }))}
      />
    </div>
  );
}
