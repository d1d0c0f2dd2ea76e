import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/shop/coupons.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useFocusAfterDelete } from "../../entries/use-focus-after-delete.ts";
import { AddButton } from "../../list/AddAction.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import { Pagination } from "../../Pagination.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useListView } from "../../use-list-view.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { CouponDialog } from "./CouponDialog.tsx";
import { useCouponFacts } from "./use-coupon-facts.ts";

const PER_PAGE = limits.listDefault;
const noCoupons: Coupon[] = [];

export function CouponsScreen() {
  const { t } = useTranslation("coupons");
  const { view, show, hrefOf } = useListView();
  const { query, page } = view;
  const list = trpc.coupons.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE, ...(query && { q: query }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = noCoupons, total = 0 } = list.data ?? {};
  const [edited, setEdited] = useState<Coupon | "new" | null>(null);
  const { panel, remember, setIsAsking } = useFocusAfterDelete(items, "li button");
  const isEmpty = list.isSuccess && items.length === 0;
  return (
    <ShopFrame
      title={t("title")}
      list={{
        add: <AddButton label={t("new")} onPress={() => setEdited("new")} />,
      }}
    >
      <ListTools
        search={{ label: t("search"), query, onSearch: (text) => show({ query: text }) }}
        said={list.data ? t("count", { count: total }) : ""}
      />
      <div ref={panel} className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {isEmpty && (
          <div className={screen.empty}>
            <h2>{t(query ? "nothingFound" : "empty.title")}</h2>
            {!query && <p>{t("empty.text")}</p>}
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((coupon) => (
              <CouponRow
                key={coupon.id}
                coupon={coupon}
                onEdit={() => setEdited(coupon)}
                onRemoved={() => remember(coupon.id)}
                onAsking={setIsAsking}
              />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      <CouponDialog coupon={edited} onClose={() => setEdited(null)} />
    </ShopFrame>
  );
}

type RowProps = { coupon: Coupon; onEdit: () => void; onRemoved: () => void; onAsking: (isAsking: boolean) => void };

function CouponRow({ coupon, onEdit, onRemoved, onAsking }: RowProps) {
  const { t } = useTranslation("coupons");
  const { code } = coupon;
  const [worth, ...facts] = useCouponFacts()(coupon);
  return (
    <li className={rows.row}>
      <p>
        <strong>{code}</strong> · {worth}
      </p>
      <p className={rows.facts}>{facts.join(" · ")}</p>
      <p className={rows.side}>
        <Button aria-label={t("editOf", { code })} onPress={onEdit}>
          {t("edit")}
        </Button>
        <RemoveCoupon coupon={coupon} onRemoved={onRemoved} onAsking={onAsking} />
      </p>
    </li>
  );
}

function RemoveCoupon({ coupon: { id, code, used }, onRemoved, onAsking }: Omit<RowProps, "onEdit">) {
  const { t } = useTranslation("coupons");
  const utils = trpc.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const ask = (now: boolean): void => {
    setIsAsked(now);
    onAsking(now);
  };
  const remove = trpc.coupons.remove.useMutation({
    onError: useNotifyError(),
    onSuccess: async () => {
      onRemoved();
      ask(false);
      notify(t("removed", { code }));
      await utils.coupons.list.invalidate();
    },
  });
  return (
    <>
      <IconButton icon="trash" label={t("removeOf", { code })} onPress={() => ask(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        title={t("removeOf", { code })}
        text={t(used > 0 ? "removeUsed" : "removeText")}
        confirmLabel={t("remove")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => ask(false)}
      />
    </>
  );
}
