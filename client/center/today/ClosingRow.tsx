import layout from "../../ui/admin/Layout.module.css";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hoursPath } from "#contract/values/pages.ts";
import { TodayLines } from "../../site/hours/TodayLines.tsx";
import { useToday } from "../../site/hours/use-today.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { ClosingChoices } from "./ClosingChoices.tsx";
import styles from "./Today.module.css";
import { useClosing } from "./use-closing.ts";

type Props = { showsReasons: boolean; onDone?: () => void };

export function ClosingRow({ showsReasons, onDone }: Props) {
  const { t } = useTranslation("admin");
  const today = useToday();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const choices = useId();
  const row = useRef<HTMLLIElement>(null);
  // After the settings are stored, another button replaces the pressed one. The row's first button then gets the focus.
  const wantsFocus = useRef<{ wasClosed: boolean } | null>(null);
  const closing = useClosing(() => {
    setIsUnfolded(false);
    onDone?.();
  });
  const { isClosed, mayClose, isPending } = closing;
  const keepFocus = (): void => void (wantsFocus.current = { wasClosed: isClosed });
  const areChoicesShown = showsReasons || isUnfolded;
  useEffect(() => {
    if (wantsFocus.current === null || wantsFocus.current.wasClosed === isClosed) return;
    wantsFocus.current = null;
    row.current?.querySelector("button")?.focus();
  }, [isClosed]);
  return (
    <li ref={row} className={styles.row}>
      <Icon name="clock" />
      <strong className={styles.words}>
        {today === null ? t("today.nothing") : <TodayLines places={today.places} />}
      </strong>
      <span className={`${styles.action} ${layout.actions}`}>
        {isClosed && (
          <Button
            tone="primary"
            autoFocus={showsReasons}
            isDisabled={isPending}
            onPress={() => {
              keepFocus();
              void closing.open();
            }}
          >
            {t("today.openAgain")}
          </Button>
        )}
        {mayClose && !showsReasons && (
          <Button
            aria-expanded={isUnfolded}
            {...(isUnfolded && { "aria-controls": choices })}
            onPress={() => setIsUnfolded(!isUnfolded)}
          >
            {t("today.closeToday")}
          </Button>
        )}
      </span>
      {areChoicesShown && (
        <div id={choices} className={styles.choices}>
          {mayClose && (
            <ClosingChoices
              {...closing}
              close={(reason) => {
                keepFocus();
                return closing.close(reason);
              }}
            />
          )}
          <Link to={hoursPath}>{t("today.hours")}</Link>
        </div>
      )}
    </li>
  );
}
