import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Attention, AttentionKind } from "#contract/values/overview.ts";
import { legalPages } from "#contract/values/legal-fields.ts";
import {
  commentsCenterPath,
  entriesPath,
  filesPath,
  type FixedPageName,
  fixedPages,
  legalFormPath,
  legalPath,
  mapPath,
  notificationsPath,
  outboxPath,
  settingsPath,
  shopCenterPath,
  socialPath,
  usersPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { useMay } from "../../api/viewer.ts";
import screen from "../Screen.module.css";
import styles from "./Overview.module.css";

const mending = {
  madeUpPassword: `${usersPath}/browse`,
  mailOff: `${settingsPath}/mail`,
  mailsRefused: outboxPath,
  noOrderRecipient: `${notificationsPath}#order-recipients`,
  withdrawalsOpen: withdrawalsCenterPath,
  turnoverOver: `${shopCenterPath}/settings#prices`,
  turnoverNear: `${shopCenterPath}/settings#prices`,
  commentsWaiting: `${commentsCenterPath}?state=waiting`,
  storageFull: `${filesPath}?sort=-size`,
  firstTexts: legalPath,
  legalOutdated: legalPath,
  eventsWithoutDay: `${entriesPath}?place=Veranstaltungen`,
  jobsFailed: `${settingsPath}/storage#jobs`,
  noBackup: `${settingsPath}/storage#backup`,
  // This links to #backup instead of #move. The section #move is rendered only after its data has loaded, so a link
  // would not find it.
  embeddedOnline: `${settingsPath}/storage#backup`,
  postsStuck: socialPath,
  mapNotDrawn: mapPath,
  picturesUndescribed: `${filesPath}?undescribed=1`,
} as const satisfies Record<AttentionKind, string>;

/** Only users who may change the site's settings get links for these warnings. */
const technics: readonly AttentionKind[] = ["mailOff", "jobsFailed", "noBackup", "embeddedOnline"];

function mendingOfPage(page: FixedPageName): string {
  const formed = legalPages.find((name) => name === page);
  return formed ? legalFormPath(formed) : fixedPages[page];
}

type LegalText = "Impressum" | "Datenschutz" | "AGB" | "Widerrufsbelehrung";

export function AttentionList({ attention }: { attention: Attention[] }) {
  const { t } = useTranslation("overview");
  if (attention.length === 0)
    return (
      <p className={`${screen.panel} ${styles.good}`}>
        <Icon name="check" />
        {t("allGood")}
      </p>
    );
  return (
    <section aria-labelledby="overview-attention" className={`${screen.panel} ${styles.attention}`}>
      <h2 id="overview-attention">{t("attention")}</h2>
      <ul>
        {attention.map((item) => (
          <Item key={item.kind} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { kind, count, pages = [] } }: { item: Attention }) {
  const { t } = useTranslation("overview");
  const { t: site } = useTranslation();
  const mayUsers = useMay("read", "users");
  const mayTechnics = useMay("update", "siteSettings");
  const isMended = kind === "madeUpPassword" ? mayUsers : mayTechnics || !technics.includes(kind);
  const [page] = pages as FixedPageName[];
  // The names come from the footer's texts, because these exist in English too.
  const names = pages.map((name) => site(`footer.${name as LegalText}`, { defaultValue: name }));
  const path = page ? mendingOfPage(page) : mending[kind];
  return (
    <li>
      <Icon name="info" />
      <span>{t(`kinds.${kind}`, { count, pages: names.join(", ") })}</span>
      {isMended && <Link to={path}>{t(`mend.${kind}`)}</Link>}
    </li>
  );
}
