import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GridList, useDragAndDrop } from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import type { Product } from "#contract/shop/products.ts";
import { PER_PAGE } from "./products-address.ts";
import { type ItemAction, menuMark } from "./ProductMenu.tsx";
import { ProductRow } from "./ProductRow.tsx";
import styles from "./Products.module.css";
import type { Sorting } from "./use-sorting.ts";
import { useProductActions } from "./use-product-actions.ts";

const ITEM_DRAG = "application/x-shop-item";

type Props = {
  items: Product[];
  total: number;
  page: number;
  pictures: ReadonlyMap<string, LibraryFile>;
  sorting: Sorting;
  onDelete: (product: Product) => void;
};

export function ProductList({ items, total, page, pictures, sorting, onDelete }: Props) {
  const { t } = useTranslation("shopcenter");
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  useFocusOnMoved(list, items, moved, () => setMoved(null));
  const { duplicate, setHidden } = useProductActions();
  const first = (page - 1) * PER_PAGE;
  const act = (product: Product, at: number, action: ItemAction): void => {
    if (action === "duplicate") return duplicate(product);
    if (action === "hide" || action === "show") return setHidden(product);
    if (action === "remove") return onDelete(product);
    const to = { up: at - 1, down: at + 1, first: 0, last: total - 1 }[action];
    void sorting.move(product, at, to).then(() => setMoved(product.id));
  };
  const { dragAndDropHooks } = useDragAndDrop<Product>({
    getItems: (keys) => [...keys].map((key) => ({ [ITEM_DRAG]: String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const dragged = items.find(({ id }) => keys.has(id));
      if (!dragged || dropPosition === "on") return;
      const others = items.filter(({ id }) => id !== dragged.id);
      const beside = others.findIndex(({ id }) => id === key);
      const to = dropPosition === "before" ? beside : beside + 1;
      const ids = others.toSpliced(to, 0, dragged).map(({ id }) => id);
      if (beside >= 0) void sorting.order(dragged, first + to, ids);
    },
  });
  return (
    <>
      <GridList
        ref={list}
        aria-label={t("items.list")}
        items={items}
        // With 'tab', the Tab key also reaches the links and buttons inside the rows.
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[items, pictures, total]}
        className={styles.list ?? ""}
      >
        {(product) => {
          const at = first + items.indexOf(product);
          return (
            <ProductRow
              product={product}
              picture={pictures.get(product.media.images[0] ?? "")}
              place={{ at, count: total }}
              onAction={(action) => act(product, at, action)}
            />
          );
        }}
      </GridList>
      <p role="status" className="visually-hidden">
        {sorting.said}
      </p>
    </>
  );
}

/** A moved row may be on another page of the list. The focus follows the row to its menu button. */
function useFocusOnMoved(
  list: RefObject<HTMLElement | null>,
  items: Product[],
  moved: string | null,
  onDone: () => void,
): void {
  useEffect(() => {
    if (moved === null || !items.some(({ id }) => id === moved)) return;
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-focus="${menuMark(moved)}"]`)?.focus();
      onDone();
    });
    return () => cancelAnimationFrame(frame);
  });
}
