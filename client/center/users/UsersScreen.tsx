import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApprovalKind } from "#contract/values/approvals.ts";
import { limits } from "#contract/values/limits.ts";
import { usersPath } from "#contract/values/pages.ts";
import type { ListedUser } from "#contract/schemas/users.ts";
import { trpc } from "../../api/trpc.ts";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { AddLink } from "../list/AddAction.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { BoardHandoverLink } from "../board-handover/BoardHandoverLink.tsx";
import { Approvals } from "../overview/Approvals.tsx";
import { Pagination } from "../Pagination.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import rows from "../Rows.module.css";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useListView } from "../use-list-view.ts";
import { type Opened, useOpened } from "../use-opened.ts";
import { type EditedUser, EditUser } from "./EditUser.tsx";
import { Policy } from "./Policy.tsx";
import { UserRow } from "./UserRow.tsx";
import styles from "./Users.module.css";

const shownApprovals: readonly ApprovalKind[] = ["deciderChanged", "secondPersonOff"];

const PER_PAGE = limits.listDefault;

export function UsersScreen() {
  const { t } = useTranslation("people");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const isNarrow = useIsNarrow();
  const { view, show, hrefOf } = useListView();
  const { query, page } = view;
  const { begin, end, isOpen, tellRefused } = useOpened();
  const [edited, setEdited] = useState<EditedUser | null>(null);
  const open = (user: ListedUser, typed: EditedUser["typed"] = null): void =>
    setEdited({ user, typed, opened: begin() });
  const close = (opened?: Opened): void => {
    if (opened !== undefined && !isOpen(opened)) return;
    end();
    setEdited(null);
  };
  const refused = ({ user, typed, opened }: EditedUser, error: unknown): boolean => {
    if (isOpen(opened)) return true;
    tellRefused(user.name || user.handle, error, () => open(user, typed));
    return false;
  };
  const list = trpc.users.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE, ...(query && { q: query }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const { data: approvals = [] } = trpc.approvals.list.useQuery();
  const waitingIds = new Set(approvals.map(({ change }) => (change.kind === "deciderChanged" ? change.user.id : null)));
  return (
    <>
      <ListHead
        title={t("list.title")}
        heading={heading}
        add={<AddLink label={t("list.invite")} to={`${usersPath}/add`} />}
      />
      {!isNarrow && <p className={screen.intro}>{t("list.intro")}</p>}
      <div className={styles.approvals}>
        <Approvals kinds={shownApprovals} whenEmpty={() => heading.current?.focus()} />
      </div>
      <ListTools
        search={{ label: t("list.search"), query, onSearch: (text) => show({ query: text }) }}
        said={list.data ? t("list.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && <Unreachable title={t("list.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t("list.nothingFound")}</h2>
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((user) => (
              <UserRow key={user.id} user={user} isWaiting={waitingIds.has(user.id)} onEdit={open} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{t("list.intro")}</p>}
      <Policy />
      <BoardHandoverLink />
      <EditUser
        edited={edited}
        onClose={close}
        // When the response arrives, the form may be closed or may show another user.
        onChanged={(user) => setEdited((now) => (now?.user.id === user.id ? { ...now, user } : now))}
        onRefused={refused}
      />
    </>
  );
}
