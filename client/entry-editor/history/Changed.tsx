import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Mark } from "../../editor/nodes.ts";
import type { Change } from "../compare/sequences.ts";
import type { ComparedRun } from "../compare/texts.ts";
import styles from "./Comparison.module.css";

/**
 * Removed or added words. Many screen readers ignore `del` and `ins`, so a hidden word before them names the change.
 */
export function Changed({ change, children }: { change: Change; children: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  if (change === "same") return children;
  const Element = change === "removed" ? "del" : "ins";
  return (
    <Element className={styles[change]}>
      <span lang={i18n.language} className="visually-hidden">
        {t(`history.changes.${change}`)}:{" "}
      </span>
      {children}
    </Element>
  );
}

const elements = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

function Marked({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  const [mark, ...others] = marks;
  if (mark === undefined) return children;
  const Element = elements[mark];
  return (
    <Element>
      <Marked marks={others}>{children}</Marked>
    </Element>
  );
}

/** Links are not clickable here, because the page must not leave the edited entry. */
export function Runs({ runs }: { runs: readonly ComparedRun[] }) {
  return runs.map(({ text, change, marks, href }, index) => (
    <Changed key={index} change={change}>
      <Marked marks={marks}>{href === null ? text : <span className={styles.link}>{text}</span>}</Marked>
    </Changed>
  ));
}
