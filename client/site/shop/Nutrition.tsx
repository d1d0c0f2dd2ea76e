import { useTranslation } from "react-i18next";
import styles from "./Item.module.css";
import { formatNumber } from "./format-number.ts";
import type { ShelfProduct } from "./shop-data.ts";

type NutritionValues = NonNullable<NonNullable<ShelfProduct["food"]>["nutrition"]>;

/** The order is mandatory (regulation (EU) 1169/2011, annex XV). */
const grams = ["fat", "saturates", "carbohydrate", "sugars", "protein", "salt"] as const;
const below = new Set<string>(["saturates", "sugars"]);

export function Nutrition({ values }: { values: NutritionValues }) {
  const { t, i18n } = useTranslation("shop");
  const number = (value: number): string => formatNumber(value, i18n.language);
  return (
    <table className={styles.nutrition}>
      <caption className="visually-hidden">{t("nutrition.title")}</caption>
      <tbody>
        <tr>
          <th scope="row">{t("nutrition.energy")}</th>
          <td>{`${number(values.kJ)}\u00a0kJ / ${number(values.kcal)}\u00a0kcal`}</td>
        </tr>
        {grams.map((name) => (
          <tr key={name} className={below.has(name) ? styles.ofWhich : undefined}>
            <th scope="row">{t(`nutrition.${name}`)}</th>
            <td>{`${number(values[name])}\u00a0g`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
