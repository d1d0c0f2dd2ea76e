import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { translationStates } from "#contract/values/translation-states.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useListView } from "../use-list-view.ts";
import styles from "./Translations.module.css";

type Item = Answers["translations"]["list"]["items"][number];

const PER_PAGE = 10;

export function TranslationsScreen() {
  const { t } = useTranslation("admin");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { view, show, hrefOf } = useListView({ name: "state", options: translationStates });
  const { page, choice: state } = view;
  const list = trpc.translations.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE, ...(state && { state }) },
    { placeholderData: keepPreviousData },
  );
  const counts = list.data?.counts ?? { missing: 0, older: 0 };
  const pages = Math.ceil((list.data?.total ?? 0) / PER_PAGE);
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("translations.title")}
        </h1>
      </header>
      <p className={styles.intro}>{t("translations.intro")}</p>
      <Choice
        label={t("translations.filter")}
        value={state ?? "all"}
        options={[
          { value: "all", label: t("translations.all") },
          { value: "missing", label: t("translations.missing", { count: counts.missing }) },
          { value: "older", label: t("translations.older", { count: counts.older }) },
        ]}
        onChange={(next) => show({ choice: next === "all" ? null : next })}
      />
      {list.isPending && <p role="status">{t("translations.loading")}</p>}
      {list.isError && <Unreachable title={t("translations.unreachable")} onAgain={() => void list.refetch()} />}
      <p role="status" className={styles.none}>
        {list.data?.items.length === 0 && t("translations.none")}
      </p>
      <ul className={styles.rows}>
        {list.data?.items.map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

function Row({ item: { kind, title, path, state } }: { item: Item }) {
  const { t } = useTranslation("admin");
  return (
    <li>
      <a href={path} className={styles.title}>
        <span lang="de">{title || t(`translations.kinds.${kind}`)}</span>
      </a>
      <span className={styles.kind}>{t(`translations.kinds.${kind}`)}</span>
      <span className={state === "older" ? styles.older : styles.missing}>{t(`translations.states.${state}`)}</span>
    </li>
  );
}
