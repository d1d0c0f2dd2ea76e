import layout from "../../ui/admin/Layout.module.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PartTabs } from "../PartTabs.tsx";
import { ListHead } from "../list/ListHead.tsx";
import type { Step } from "../list/StepControl.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useOrdersBadge } from "./OrdersBadge.tsx";
import styles from "./Shop.module.css";
import { useShopPaths } from "./shop-paths.ts";
import { useShopParts } from "./use-shop-parts.ts";

type Props = {
  title: string;
  tools?: ReactNode;
  /** Set if the screen has a list. */
  list?: { steps?: readonly Step[]; add?: ReactNode };
  children: ReactNode;
};

export function ShopFrame({ title, tools, list, children }: Props) {
  const { t } = useTranslation("shopcenter");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { isArea } = useShopPaths();
  const { count } = useOrdersBadge();
  const parts = useShopParts().map((part) =>
    part.name === "orders" && count > 0 ? { ...part, label: `${part.label} (${count})` } : part,
  );
  return (
    <>
      {list ? (
        <ListHead title={title} heading={heading} {...list} />
      ) : (
        <header className={screen.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {tools && <div className={layout.actions}>{tools}</div>}
        </header>
      )}
      {/* On wide windows the shop's area has a menu beside the screen, so only narrow windows show the tabs. */}
      <div className={isArea ? styles.narrow : undefined}>
        <PartTabs label={t("title")} parts={parts} />
      </div>
      {children}
    </>
  );
}
