// The preview of a product in the shop. It uses the component of the public shop.
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "#contract/values/clock-of-place.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { previewOf } from "../../../ui/Picture.tsx";
import { Included } from "../../../site/shop/Price.tsx";
import shelf from "../../../site/shop/Shelf.module.css";
import { ShelfItem } from "../../../site/shop/ShelfItem.tsx";
import screen from "../../Screen.module.css";
import { previewedProduct } from "./previewed-product.ts";
import styles from "./Sides.module.css";
import { useFiles } from "./use-files.ts";
import type { Editing } from "./use-product.ts";

export function ShelfPreview({ editing: { form, stored } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { showPrice } = useSiteSettings().shop;
  const [today] = useState(() => localDay(new Date()));
  const [titleId, noteId] = [useId(), useId()];
  const { files } = useFiles(form.images);
  const picture = files.get(form.images[0] ?? "");
  const shown = previewedProduct(form, stored, { showsPrices: showPrice, today });
  const product = {
    ...shown,
    title: form.title.trim() === "" ? t("item.untitled") : form.title,
    picture: picture === undefined ? null : previewOf(picture),
  };
  return (
    <section aria-labelledby={titleId} className={`${screen.panel} ${styles.previewPanel}`}>
      <h2 id={titleId}>{t("sections.preview")}</h2>
      {/* The links and headings belong to the shop, not to this screen. So screen readers read only the section's
          heading. */}
      <div inert aria-hidden="true" data-site="" className={styles.preview}>
        <ul className={shelf.shelf}>
          <li>
            <ShelfItem product={product} noteId={noteId} level="h3" />
          </li>
        </ul>
        {product.price !== null && <Included noteId={noteId} />}
      </div>
    </section>
  );
}
