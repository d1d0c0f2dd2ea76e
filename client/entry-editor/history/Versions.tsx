import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { formatMoment } from "#contract/values/dates.ts";
import type { Answers } from "../../api/trpc.ts";
import badge from "../../ui/admin/StateBadge.module.css";
import type { PublishState } from "../../ui/admin/StateBadge.tsx";
import styles from "./History.module.css";

type Item = Answers["entries"]["history"]["items"][number];
type Current = { version: number; state: PublishState };

type Props = {
  items: readonly Item[];
  /** The stored version of the entry, and its state now. */
  current: Current;
  version: number;
  onChoose: (version: number) => void;
};

export function Versions({ items, current, version, onChoose }: Props) {
  const { t } = useTranslation("admin");
  return (
    <RadioGroup
      value={String(version)}
      onChange={(value) => onChoose(Number(value))}
      orientation="vertical"
      className={styles.versions ?? ""}
    >
      <Label className="visually-hidden">{t("history.states")}</Label>
      {items.map((item) => (
        <Radio key={item.version} value={String(item.version)} className={styles.version ?? ""}>
          <span className={styles.moment}>{formatMoment(item.published)}</span>
          <State isCurrent={item.version === current.version} state={current.state} />
          <span className={styles.by}>{item.by ?? t("history.program")}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/**
 * The state of a version. Only the current version can be public or scheduled. Earlier versions are no longer public.
 */
function State({ isCurrent, state }: { isCurrent: boolean; state: PublishState }) {
  const { t } = useTranslation("admin");
  const shown = isCurrent && state !== "draft" ? state : "draft";
  const texts = { public: "history.publicNow", scheduled: "state.scheduled", draft: "history.publicBefore" } as const;
  return <span className={`${badge.badge} ${badge[shown] ?? ""}`}>{t(texts[shown])}</span>;
}
