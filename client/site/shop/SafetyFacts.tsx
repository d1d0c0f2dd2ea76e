// Who made the goods, and what makes them safe (legal.md L29).
import { useTranslation } from "react-i18next";
import { useContent } from "../../language/content.ts";
import styles from "./Item.module.css";
import { Fact, Words } from "./ItemFacts.tsx";
import { textsOf } from "./product-texts.ts";
import type { ShelfProduct } from "./shop-data.ts";

type Props = { product: ShelfProduct; safety: NonNullable<ShelfProduct["safety"]> };

export function SafetyFacts({ product, safety: { maker, responsible, identifier } }: Props) {
  const { t } = useTranslation("shop");
  const { warnings } = textsOf(product, useContent());
  const address = [maker.name, maker.address].filter((line) => line !== "").join("\n");
  return (
    <dl className={styles.facts}>
      <Words name={t("safety.warnings")} said={warnings} isStrong />
      {address !== "" && (
        <Fact name={t("safety.maker")}>
          <span className={styles.lines} lang="de">
            {address}
          </span>
        </Fact>
      )}
      {maker.email !== "" && (
        <Fact name={t("safety.email")}>
          <a href={`mailto:${maker.email}`}>{maker.email}</a>
        </Fact>
      )}
      {responsible !== "" && (
        <Fact name={t("safety.responsible")}>
          <span className={styles.lines} lang="de">
            {responsible}
          </span>
        </Fact>
      )}
      {identifier !== "" && <Fact name={t("safety.identifier")}>{identifier}</Fact>}
    </dl>
  );
}
