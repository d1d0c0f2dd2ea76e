import { useTranslation } from "react-i18next";
import { type HandoverFact, type HandoverRow, handoverSteps } from "#contract/values/board-handover.ts";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { Link } from "react-router";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./BoardHandover.module.css";

/** What a board passes on to the next one: ticked off on the screen, or printed and signed. */
export function BoardHandoverScreen() {
  const { t } = useTranslation("boardhandover");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const list = trpc.boardHandover.read.useQuery(undefined, { staleTime: 0 });
  const onSuccess = (rows: HandoverRow[]): void => utils.boardHandover.read.setData(undefined, rows);
  const tick = trpc.boardHandover.tick.useMutation({ onError, onSuccess });
  const beginAnew = trpc.boardHandover.beginAnew.useMutation({
    onError,
    onSuccess: (rows) => {
      onSuccess(rows);
      heading.current?.focus();
    },
  });
  const rows = list.data ?? [];
  const done = rows.filter((row) => row.done !== null).length;
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1} data-print="">
          {t("title")}
        </h1>
        <div className={layout.actions}>
          {list.data && <Button onPress={() => window.print()}>{t("print")}</Button>}
        </div>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      {list.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={9} />
        </div>
      )}
      {list.isError && !list.data && (
        <div className={screen.panel}>
          <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />
        </div>
      )}
      {list.data && (
        <div data-print="">
          <p role="status" className={styles.count}>
            {done === rows.length ? t("allDone") : t("count", { done, total: rows.length })}
          </p>
          <ol className={`${screen.panel} ${styles.list}`}>
            {rows.map((row) => (
              <Step key={row.step} row={row} onTick={(isDone) => tick.mutate({ step: row.step, isDone })} />
            ))}
          </ol>
          <Signatures />
        </div>
      )}
      {done > 0 && (
        <Button isDisabled={beginAnew.isPending} onPress={() => beginAnew.mutate()}>
          {t("beginAnew")}
        </Button>
      )}
    </>
  );
}

function Step({ row: { step, facts, done }, onTick }: { row: HandoverRow; onTick: (isDone: boolean) => void }) {
  const { t } = useTranslation("boardhandover");
  const title = t(`steps.${step}.title`);
  return (
    <li className={styles.step}>
      <h2>{title}</h2>
      <p>{t(`steps.${step}.todo`)}</p>
      {facts.length === 0 ? <p className={styles.none}>{t("nothing")}</p> : <Facts facts={facts} />}
      <div className={styles.foot}>
        <Checkbox isSelected={done !== null} onChange={onTick} aria-label={t("doneOf", { title })}>
          {t("done")}
        </Checkbox>
        {done && (
          <span className={styles.by}>
            {done.by === "" ? formatDay(done.at) : t("doneBy", { day: formatDay(done.at), name: done.by })}
          </span>
        )}
        <Link to={handoverSteps[step].path} aria-label={t("goToNamed", { title })}>
          {t("goTo")}
        </Link>
      </div>
    </li>
  );
}

function Facts({ facts }: { facts: readonly HandoverFact[] }) {
  const { t } = useTranslation("boardhandover");
  const written = ({ kind, values }: HandoverFact): string[] => {
    if (kind === "lastBackup") return values.map(formatMoment);
    return kind === "encrypted" || kind === "stripe" || kind === "access" ? [t("isSet")] : values;
  };
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.kind}>
          <dt>{t(`facts.${fact.kind}`)}</dt>
          {written(fact).map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Only on paper. */
function Signatures() {
  const { t } = useTranslation("boardhandover");
  return (
    <div className={styles.signatures} aria-hidden="true">
      {(["from", "to"] as const).map((side) => (
        <p key={side}>{t(`signatures.${side}`)}</p>
      ))}
    </div>
  );
}
