// The yellow bar that is shown while a screen loads. Its animation takes 3 s.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import styles from "./ProgressBar.module.css";

const DURATION_MS = 3_000;
const TICK_MS = 100;
const FINISHED_PERCENT = 95;

export function ProgressBar() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state !== "idle";
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setInterval(
      () => setPercent((now) => (now > FINISHED_PERCENT ? 100 : now + (TICK_MS / DURATION_MS) * 100)),
      TICK_MS,
    );
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [isLoading]);
  // Screen readers announce only changes in existing live regions, so the region is always rendered.
  return (
    <div aria-live="polite">
      {isLoading && percent > 0 && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={t("loading")}
          aria-valuenow={Math.round(percent)}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      )}
    </div>
  );
}
