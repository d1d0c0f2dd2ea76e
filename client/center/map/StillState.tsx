import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { stillPath, stillShapes } from "#contract/values/map-links.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { Section } from "../Section.tsx";
import styles from "./Map.module.css";

type Still = Answers["map"]["edited"]["still"];

export function StillState({ still, hasPlaces }: { still: Still; hasPlaces: boolean }) {
  const { t } = useTranslation("map");
  const utils = trpc.useUtils();
  const redraw = trpc.map.redraw.useMutation({
    onSettled: () => utils.map.edited.invalidate(),
    onError: useNotifyError(),
  });
  if (!hasPlaces) return null;
  return (
    <Section id="still" title={t("still.title")}>
      {still.key !== null && (
        <img className={styles.still} src={stillPath(still.key, "wide")} {...stillShapes.wide} alt={t("still.alt")} />
      )}
      <div role="status">
        {still.problem === null ? (
          <p>{stateOf(still)}</p>
        ) : (
          <p className={layout.alarm}>
            {t("still.problem", {
              reason: reasonOf(still.problem),
              next: still.next === null ? "" : formatMoment(still.next),
            })}
          </p>
        )}
      </div>
      {still.problem !== null && (
        <div>
          <Button isDisabled={redraw.isPending} onPress={() => redraw.mutate()}>
            {t("still.again")}
          </Button>
        </div>
      )}
    </Section>
  );

  function stateOf({ isWaiting, drawn }: Still): string {
    if (isWaiting) return t("still.waiting");
    return drawn === null ? t("still.none") : t("still.drawn", { date: formatMoment(drawn) });
  }

  function reasonOf(problem: string): string {
    if (problem === "unreachable") return t("still.unreachable");
    return /^\d+$/u.test(problem) ? t("still.refused", { status: problem }) : t("still.broken");
  }
}
