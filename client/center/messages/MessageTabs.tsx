// The parts of what visitors write: the inbox, and guestbook and comments with the number of those that wait.
import { useTranslation } from "react-i18next";
import { commentsCenterPath, inboxPath } from "#contract/pages.ts";
import { trpc } from "../../trpc.ts";
import { PartTabs } from "../PartTabs.tsx";

export function MessageTabs() {
  const { t } = useTranslation("comments");
  // The menu asks for it again and again.
  const { data: waiting = 0 } = trpc.moderation.waiting.useQuery(undefined, { enabled: false });
  const parts = [
    { to: inboxPath, label: t("inbox") },
    { to: commentsCenterPath, label: waiting === 0 ? t("title") : `${t("title")} (${waiting})` },
  ];
  return <PartTabs label={t("parts")} parts={parts} />;
}
