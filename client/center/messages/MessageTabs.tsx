import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { commentsCenterPath, inboxPath, suspiciousCenterPath, withdrawalsCenterPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { useViewer } from "../../api/viewer.ts";
import { mayOpen } from "../permitted.ts";
import { PartTabs } from "../PartTabs.tsx";

export function MessageTabs() {
  const { t } = useTranslation("comments");
  const { t: withdrawal } = useTranslation("withdrawal");
  const { t: messages } = useTranslation("messages");
  const settings = useSiteSettings();
  const isSuspiciousShown = useLocation().pathname === suspiciousCenterPath;
  // The menu already polls this query, so the tabs only read its cached answer.
  const { data: waiting = 0 } = trpc.moderation.waiting.useQuery(undefined, { enabled: false });
  const viewer = useViewer();
  const maySee = (path: string): boolean => mayOpen(viewer, path);
  const { data: open = 0 } = trpc.withdrawals.open.useQuery(undefined, { enabled: maySee(withdrawalsCenterPath) });
  const { data: suspicious = 0 } = trpc.suspicious.count.useQuery(undefined, {
    enabled: maySee(suspiciousCenterPath),
  });
  const hasWithdrawals = isOn(settings, "shop") || open > 0;
  const parts = [
    { to: inboxPath, label: t("inbox"), title: t("inbox") },
    { to: commentsCenterPath, label: waiting === 0 ? t("title") : `${t("title")} (${waiting})`, title: t("title") },
    ...(hasWithdrawals
      ? [
          {
            to: withdrawalsCenterPath,
            label: open === 0 ? withdrawal("center.tab") : withdrawal("center.tabCount", { count: open }),
          },
        ]
      : []),
    ...(suspicious > 0 || isSuspiciousShown
      ? [
          {
            to: suspiciousCenterPath,
            label:
              suspicious === 0 ? messages("suspicious.tab") : messages("suspicious.tabCount", { count: suspicious }),
          },
        ]
      : []),
  ];
  return <PartTabs label={t("parts")} parts={parts} />;
}
