import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ComponentName } from "#contract/values/components.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { LawFinding, LawLine } from "#contract/schemas/law.ts";
import { StateMark } from "./StateMark.tsx";
import { Confirmation } from "./Confirmation.tsx";
import styles from "./Law.module.css";

export function LawRow({ line, onChanged }: { line: LawLine; onChanged: () => void }) {
  const { t } = useTranslation("law");
  const { id, state, since, source, findings, confirmed } = line;
  return (
    <li id={id} className={styles.row}>
      <p className={styles.head}>
        <span className={styles.id}>{id}</span>
        <strong>{t(`lines.${id}.title`)}</strong>
        <StateMark state={state} />
      </p>
      <p className={layout.soft}>{t(`lines.${id}.rule`)}</p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <Finding key={`${finding.kind} ${finding.path}`} finding={finding} title={t(`lines.${id}.title`)} />
          ))}
        </ul>
      )}
      {confirmed !== null && state !== "notApplicable" && <Confirmation line={line} onChanged={onChanged} />}
      <p className={layout.facts}>
        {source} · {t("since", { day: formatDay(since) })}
        {state === "met" && confirmed === null && ` · ${t("sees")}`}
      </p>
    </li>
  );
}

function Finding({ finding, title }: { finding: LawFinding; title: string }) {
  const { t } = useTranslation("law");
  const { kind, count, names, path, places } = finding;
  const listed = useNames(kind, names, count);
  if (places) return <Places text={t(`findings.${kind}`, { count, names: listed })} places={places} />;
  return (
    <li>
      {t(`findings.${kind}`, { count, names: listed })}{" "}
      {path === null ? (
        t("onServer")
      ) : (
        <Link to={path} aria-label={`${t("mend")}: ${title}`}>
          {t("mend")}
        </Link>
      )}
    </li>
  );
}

function Places({ text, places }: { text: string; places: NonNullable<LawFinding["places"]> }) {
  const { t } = useTranslation("law");
  return (
    <li>
      {text}
      <ul>
        {places.map(({ title, path, words }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>: {words.map((one) => t("quoted", { text: one })).join(", ")}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Joins the names; ' …' means that the server has omitted some. For 'privacyLacks', the names are keys of components. */
function useNames(kind: LawFinding["kind"], names: readonly string[], count: number): string {
  const { t } = useTranslation("admin");
  const said = kind === "privacyLacks" ? names.map((name) => t(`components.${name as ComponentName}.name`)) : names;
  return said.join(", ") + (count > said.length ? " …" : "");
}
