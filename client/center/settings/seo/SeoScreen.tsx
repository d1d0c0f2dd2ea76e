import layout from "../../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressesPath } from "#contract/values/pages.ts";
import type { SeoPlace } from "#contract/schemas/seo.ts";
import { type SeoField, SeoWarnings } from "../../../seo/SeoWarnings.tsx";
import { SeoDialog } from "../../../seo/SeoDialog.tsx";
import { usePageName } from "../../../seo/use-page-name.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Pagination } from "../../Pagination.tsx";
import screen from "../../Screen.module.css";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import styles from "./SeoScreen.module.css";

type Page = Answers["seo"]["list"]["items"][number];
type Edited = { place: SeoPlace; startAt: SeoField | null };

const PER_PAGE = 10;

export function SeoScreen() {
  const { t } = useTranslation("seo");
  const { t: addresses } = useTranslation("addresses");
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page") ?? 1)) || 1);
  const [edited, setEdited] = useState<Edited | null>(null);
  const list = trpc.seo.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const pages = Math.ceil((list.data?.total ?? 0) / PER_PAGE);
  return (
    <SettingsFrame>
      <p className={screen.intro}>
        <Link to={addressesPath}>{addresses("fromSeo")}</Link>
      </p>
      <Section id="seo" title={t("list")} intro={t("listIntro")}>
        {list.isPending && <p role="status">{t("loading")}</p>}
        {list.isError && <Unreachable title={t("unreachable")} onAgain={() => void list.refetch()} />}
        <ul className={styles.rows}>
          {list.data?.items.map((item) => (
            <Row key={item.path} page={item} onEdit={setEdited} />
          ))}
        </ul>
      </Section>
      <Pagination page={page} pages={pages} hrefOf={(one) => `?page=${one}`} />
      {edited && <SeoDialog {...edited} isOpen onClose={() => setEdited(null)} />}
    </SettingsFrame>
  );
}

function Row({ page, onEdit }: { page: Page; onEdit: (edited: Edited) => void }) {
  const { t } = useTranslation("seo");
  const title = usePageName()(page.path, page.own.title || page.without.title);
  const place = page.isFixed || page.entryId === null ? { path: page.path } : { id: page.entryId };
  const edit = (startAt: SeoField | null): void => onEdit({ place, startAt });
  return (
    <li>
      <div className={styles.about}>
        <Link to={page.path} lang="de">
          {title}
        </Link>
        <span className={layout.softSmall}>{page.isFixed ? page.path : ""}</span>
        <p lang="de">{page.own.description || page.without.description}</p>
        {page.warnings.length === 0 ? (
          <p className={styles.fine}>{t("fine")}</p>
        ) : (
          <SeoWarnings page={page} onField={edit} />
        )}
      </div>
      <Button aria-label={t("editOf", { title })} onPress={() => edit(null)}>
        {t("edit")}
      </Button>
    </li>
  );
}
