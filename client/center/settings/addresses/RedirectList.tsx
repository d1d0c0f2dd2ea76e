import layout from "../../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { redirectsPerPage } from "#contract/values/address-lists.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import { Shown } from "../../entries/Shown.tsx";
import { useFocusAfterDelete } from "../../entries/use-focus-after-delete.ts";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import styles from "./Addresses.module.css";
import { MorePages } from "./MorePages.tsx";
import { useRemoval } from "./use-removal.ts";

type Redirect = Answers["addresses"]["redirects"]["items"][number];

const none: Answers["addresses"]["redirects"] = { items: [], total: 0 };

export function RedirectList() {
  const { t } = useTranslation("addresses");
  const [view, setView] = useState({ q: "", page: 1 });
  const list = trpc.addresses.redirects.useQuery(
    { limit: redirectsPerPage, skip: (view.page - 1) * redirectsPerPage, q: view.q },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items, total } = list.data ?? none;
  const byKey = items.map(({ key }) => ({ id: key }));
  const { panel, remember, setIsAsking } = useFocusAfterDelete(byKey, "li button");
  const { remove, isBusy } = useRemoval(remember);
  const [asked, setAsked] = useState<Redirect | null>(null);
  // During the exit animation, the dialog still shows its text.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
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
      <div ref={panel}>
        <ul className={styles.rows}>
          {items.map((redirect) => (
            <RedirectRow
              key={redirect.key}
              redirect={redirect}
              onRemove={() => (redirect.isKept ? setAsked(redirect) : remove(redirect))}
            />
          ))}
        </ul>
      </div>
      <MorePages
        page={view.page}
        total={total}
        onPage={(page) => setView({ ...view, page })}
        label={t("redirects.title")}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("redirects.ask.title")}
        text={t("redirects.ask.text", { from: shown?.from })}
        confirmLabel={t("redirects.remove")}
        isBusy={isBusy}
        onConfirm={() => {
          if (asked !== null) remove(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        <Shown onChange={setIsAsking} />
      </ConfirmDialog>
    </Section>
  );
}

type RowProps = { redirect: Redirect; onRemove: () => void };

function RedirectRow({ redirect, onRemove }: RowProps) {
  const { t } = useTranslation("addresses");
  const { from, to, title, isKept, hits, lastHit } = redirect;
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
      <div className={layout.centeredActions}>
        {isKept && <span className={rows.mark}>{t("redirects.kept")}</span>}
        <Button aria-label={t("redirects.removeOf", { from })} onPress={onRemove}>
          {t("redirects.remove")}
        </Button>
      </div>
    </li>
  );
}
