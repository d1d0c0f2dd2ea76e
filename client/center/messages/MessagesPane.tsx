import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { isFiltered, pathIn } from "./list-address.ts";
import { MessageList, MessageListSkeleton } from "./MessageList.tsx";
import styles from "./MessagesScreen.module.css";
import { type Inbox, useHasNew } from "./use-inbox.ts";

export function MessagesPane({ inbox, ref }: { inbox: Inbox; ref: Ref<HTMLElement> }) {
  const { t } = useTranslation("messages");
  const { list, items, view, show, openId, pages } = inbox;
  const hasNew = useHasNew(inbox);
  return (
    <section ref={ref} aria-label={t("list")} className={styles.list}>
      <div className={`${screen.panel} ${styles.rows}`}>
        <div role="status" className={styles.new}>
          {hasNew && <Button onPress={() => void list.refetch()}>{t("showNew")}</Button>}
        </div>
        {list.isPending && <MessageListSkeleton />}
        {list.isError && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length > 0 && <MessageList items={items} view={view} openId={openId} />}
        {list.isSuccess && items.length === 0 && !isFiltered(view) && <Empty />}
        {list.isSuccess && items.length === 0 && isFiltered(view) && (
          <NothingFound query={view.query} onAll={() => show({ query: "", state: null, tag: null, form: null })} />
        )}
      </div>
      <Pagination page={view.page} pages={pages} hrefOf={(page) => pathIn({ ...view, page }, openId)} />
    </section>
  );
}

function Empty() {
  const { t } = useTranslation("messages");
  return (
    <div className={screen.empty}>
      <h2>{t("empty.title")}</h2>
      <p>{t("empty.text")}</p>
    </div>
  );
}

function NothingFound({ query, onAll }: { query: string; onAll: () => void }) {
  const { t } = useTranslation("messages");
  return (
    <div className={screen.empty}>
      <h2>{t("nothingFound.title")}</h2>
      <p>{query === "" ? t("nothingFound.filters") : t("nothingFound.text", { query })}</p>
      <Button onPress={onAll}>{t("nothingFound.all")}</Button>
    </div>
  );
}
