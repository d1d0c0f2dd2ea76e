// Today's opening state. Places with the same state share a line.
import type { TFunction } from "i18next";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { type Said, saidIn } from "#contract/values/hours-words.ts";
import type { PlaceToday } from "#contract/values/opening-hours.ts";
import styles from "./Hours.module.css";
import { todayWords } from "./today-words.ts";

type Part = Said[];
type Line = { names: Said[]; parts: Part[]; state: "open" | "closed" | "closure" };

const stateOf = ({ openUntil, closure }: PlaceToday): Line["state"] =>
  openUntil !== null ? "open" : closure === null ? "closed" : "closure";

export function todayLines(
  places: readonly PlaceToday[],
  t: TFunction,
  language: string,
  { isShort = false } = {},
): Line[] {
  const lines = new Map<string, Line>();
  for (const place of places) {
    const name = saidIn(place.name, language);
    const { closure } = place;
    // Places with the same closure share a line, even if they open again at different times. So the short form omits
    // the next opening.
    const told = isShort && closure !== null && places.length > 1 ? { ...place, opens: null } : place;
    const parts = partsOf(told, t, language);
    const key = JSON.stringify([stateOf(place), parts]);
    const line = lines.get(key) ?? { names: [], parts, state: stateOf(place) };
    if (name.text !== "") line.names.push(name);
    lines.set(key, line);
  }
  const all = [...lines.values()];
  return all.length === 1 && places.length > 1 ? all.map((line) => ({ ...line, names: [] })) : all;
}

/**
 * Returns parts such as 'Heute offen, solange es hell ist', 'Heute geschlossen' and 'wieder offen Freitag ab 14 Uhr'.
 */
function partsOf(place: PlaceToday, t: TFunction, language: string): Part[] {
  const { state, hours, reason, reasonTimes, next } = todayWords(place, t, language);
  const own = (text: string): Said => ({ text, isEnglish: language === "en" });
  const withHours = (text: string): Part => [own(text), ...(hours === null ? [] : [hours])];
  return [
    ...(state === null ? [] : [next === null ? withHours(state) : [own(state)]]),
    ...(reason === null ? [] : [[reason, ...(reasonTimes === null ? [] : [own(reasonTimes)])]]),
    ...(next === null ? [] : [withHours(next)]),
  ];
}

type Props = { places: readonly PlaceToday[]; isShort?: boolean };

/** @param places all or some of the places of `useToday` */
export function TodayLines({ places, isShort = false }: Props) {
  const { t, i18n } = useTranslation();
  return todayLines(places, t, i18n.language, { isShort }).map(({ names, parts, state }) => (
    <span key={JSON.stringify(parts)} className={styles.today} data-state={state}>
      {names.length > 0 && (
        <>
          <strong>
            <Texts texts={names} />
          </strong>
          {": "}
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={JSON.stringify(part)}>
          {index > 0 && " · "}
          <Texts texts={part} />
        </Fragment>
      ))}
    </span>
  ));
}

function Texts({ texts }: { texts: readonly Said[] }) {
  return texts.map(({ text, isEnglish }, index) => (
    <Fragment key={text}>
      {index > 0 && ", "}
      <span lang={isEnglish ? "en" : "de"}>{text}</span>
    </Fragment>
  ));
}
