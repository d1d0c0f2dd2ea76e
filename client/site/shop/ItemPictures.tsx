import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "../../ui/Picture.tsx";
import { itemSizes } from "../../ui/picture-sizes.ts";
import { CreditLine } from "../CreditLine.tsx";
import styles from "./Item.module.css";
import type { ItemData } from "./shop-data.ts";

type Props = Pick<ItemData, "pictures"> & { travel: CSSProperties | undefined };

export function ItemPictures({ pictures, travel }: Props) {
  const { t } = useTranslation("shop");
  const [shown, setShown] = useState(0);
  const large = pictures[shown];
  if (!large) return null;
  return (
    <div className={styles.pictures}>
      <div style={travel}>
        <Picture key={large.id} picture={large} sizes={itemSizes(large)} isFirst />
        <CreditLine picture={large} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.choice} aria-label={t("pictures")}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={t("picture", { number: index + 1, count: pictures.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture picture={picture} sizes="5rem" isDecorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
