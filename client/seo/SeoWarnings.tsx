import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { seoLengths } from "#contract/schemas/seo.ts";
import { centerPath } from "#contract/values/pages.ts";
import type { Answers } from "../api/trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import styles from "./Seo.module.css";

type Page = Answers["seo"]["page"];
type Warning = Page["warnings"][number];
export type SeoField = "title" | "description";

type Props = {
  page: Page;
  onField: (field: SeoField) => void;
  onLeave?: () => void;
};

export function SeoWarnings({ page, onField, onLeave }: Props) {
  const words = useWords();
  return (
    <ul className={styles.warnings}>
      {page.warnings.map((warning) => (
        <li key={warning.kind}>
          {words(warning)} <Way warning={warning} page={page} onField={onField} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function useWords(): (warning: Warning) => string {
  const { t } = useTranslation("seo");
  return (warning) => {
    if (warning.kind === "titleLong") return t("titleLong", { most: seoLengths.title });
    if (warning.kind === "descriptionLong") return t("descriptionLong", { most: seoLengths.description });
    if (warning.kind === "titleTwice" || warning.kind === "descriptionTwice")
      return t(warning.kind, { count: warning.others });
    if (warning.kind === "noAlt") return t("noAlt", { count: warning.files.length });
    return t(warning.kind);
  };
}

/** A warning names at most this many pictures. */
const MOST_PICTURES = 5;

function Way({
  warning,
  page,
  onField,
  onLeave,
}: Omit<Props, "onLeave"> & { warning: Warning; onLeave: Props["onLeave"] }) {
  const { t } = useTranslation("seo");
  const { pathname } = useLocation();
  const leave = onLeave && { onClick: onLeave };
  if (warning.kind === "headingOrder") {
    // Only the dialog over the page itself has this path. Closing it shows the text, and asks before typed texts are lost.
    if (page.path === pathname)
      return (
        <Button tone="plain" slot="close">
          {t("toText")}
        </Button>
      );
    return (
      <Link to={page.path} {...leave}>
        {t("toText")}
      </Link>
    );
  }
  if (warning.kind === "noAlt")
    return warning.files.slice(0, MOST_PICTURES).map((file, index) => (
      <Link key={file} to={`${centerPath}/image/edit/${file}`} {...leave}>
        {t("toPicture", { number: index + 1 })}
      </Link>
    ));
  const field = warning.kind.startsWith("title") ? "title" : "description";
  return (
    <Button tone="plain" onPress={() => onField(field)}>
      {t(field === "title" ? "toTitle" : "toDescription")}
    </Button>
  );
}
