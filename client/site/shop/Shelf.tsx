import { useId } from "react";
import { isPriced } from "#contract/shop/offers.ts";
import { Included } from "./Price.tsx";
import styles from "./Shelf.module.css";
import { ShelfItem } from "./ShelfItem.tsx";
import type { ShelfProduct } from "./shop-data.ts";

type Props = { products: readonly ShelfProduct[]; level: "h2" | "h3"; isFirst?: boolean };

export function Shelf({ products, level, isFirst = false }: Props) {
  const noteId = useId();
  return (
    <div>
      <ul className={styles.shelf}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ShelfItem product={product} noteId={noteId} level={level} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {products.some(isPriced) && (
        <div className={styles.note}>
          <Included noteId={noteId} />
        </div>
      )}
    </div>
  );
}
