import { useTranslation } from "react-i18next";
import styles from "./ConflictDialog.module.css";

export type Fact = { key: string; name: string; value: string; lang?: "de" | "en" };

/** The facts that differ between two versions, side by side, each with its name. Facts are matched by their keys. */
export function Differences({ mine, theirs }: { mine: readonly Fact[]; theirs: readonly Fact[] }) {
  const { t } = useTranslation("admin");
  return differing(mine, theirs).map(({ key, name, lang, own, other }) => (
    <section key={key} aria-label={name} className={styles.difference}>
      <h3>{name}</h3>
      <dl>
        {[
          { heading: t("conflict.mine"), value: own },
          { heading: t("conflict.theirs"), value: other },
        ].map(({ heading, value }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd {...(value !== "" && { lang })}>{value || t("conflict.none")}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

type Difference = Omit<Fact, "value"> & { own: string; other: string };

export function differing(mine: readonly Fact[], theirs: readonly Fact[]): Difference[] {
  const facts = new Map([...theirs, ...mine].map((fact) => [fact.key, fact]));
  const valueIn = (version: readonly Fact[], key: string): string =>
    version.find((one) => one.key === key)?.value ?? "";
  return [...facts.values()]
    .map(({ value: _value, ...fact }) => ({
      ...fact,
      own: valueIn(mine, fact.key),
      other: valueIn(theirs, fact.key),
    }))
    .filter(({ own, other }) => own.trim() !== other.trim());
}
