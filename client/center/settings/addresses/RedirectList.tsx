import layout from "../../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { redirectsPerPage } from "#contract/values/address-lists.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import styles from "./Addresses.module.css";
import { MorePages } from "./MorePages.tsx";

type Redirect = Answers["addresses"]["redirects"]["items"][number];

export function RedirectList() {
  const { t } = useTranslation("addresses");
  const [view, setView] = useState({ q: "", page: 1 });
  const list = trpc.addresses.redirects.useQuery(
    { limit: redirectsPerPage, skip: (view.page - 1) * redirectsPerPage, q: view.q },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <Section id="redirects" title={t("redirects.title")} intro={t("redirects.intro")}>
      {(total > 0 || view.q !== "") && (
        <ListTools
          search={{ label: t("redirects.search"), query: view.q, onSearch: (q) => setView({ q, page: 1 }) }}
          said={list.data ? t("redirects.count", { count: total }) : ""}
        />
      )}
      {list.isPending && <RowsSkeleton rows={3} />}
      {list.isError && !list.data && <Unreachable title={t("redirects.failed")} onAgain={() => void list.refetch()} />}
      {list.isSuccess && total === 0 && (
        <div className={layout.soft}>
          <p>{t(view.q === "" ? "redirects.empty" : "redirects.nothing")}</p>
          {view.q === "" && <p>{t("redirects.emptyText")}</p>}
        </div>
      )}
      <ul className={styles.rows}>
        {items.map((redirect) => (
          <RedirectRow key={redirect.key} redirect={redirect} />
        ))}
      </ul>
      <MorePages
        page={view.page}
        total={total}
        onPage={(page) => setView({ ...view, page })}
        label={t("redirects.title")}
      />
    </Section>
  );
}

function RedirectRow({ redirect }: { redirect: Redirect }) {
  const { t } = useTranslation("addresses");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const remove = trpc.addresses.remove.useMutation({ onError, onSuccess: () => utils.addresses.invalidate() });
  const { key, from, to, title, isKept, hits, lastHit } = redirect;
  return (
    <li>
      <div className={styles.about}>
        <strong className={styles.path}>{from}</strong>
        <span>
          {t("redirects.leadsTo")} {to === "" ? t("redirects.entryHidden") : <a href={to}>{to}</a>}
          {title !== null && <span lang="de"> ({title})</span>}
        </span>
        <span className={layout.facts}>
          {hits === 0 ? t("redirects.never") : t("redirects.hits", { count: hits })}
          {lastHit !== null && ` · ${t("redirects.last", { moment: formatMoment(lastHit) })}`}
        </span>
      </div>
      <div className={layout.actions}>
        {isKept ? (
          <span className={rows.mark}>{t("redirects.kept")}</span>
        ) : (
          <Button
            aria-label={t("redirects.removeOf", { from })}
            isDisabled={remove.isPending}
            onPress={() => remove.mutate({ key }, { onSuccess: () => notify(t("redirects.removed")) })}
          >
            {t("redirects.remove")}
          </Button>
        )}
      </div>
    </li>
  );
}
