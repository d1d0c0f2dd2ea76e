// The page of a product. The folded tables of food data are below the cart form (legal.md L21).
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { productPath, shopPath, takedownInProduct } from "#contract/values/pages.ts";
import { fitTitle } from "../../ui/fit-title.ts";
import { useArrival } from "../../ui/travel.ts";
import { PageLink } from "../German.tsx";
import { useContent } from "../../language/content.ts";
import { useLoaded, useSiteSettings } from "../../api/loaded.ts";
import { itemQuery } from "./loaders.ts";
import { FileLine } from "../blocks/Downloads.tsx";
import { fileUrl } from "../../ui/download-address.ts";
import downloadStyles from "../blocks/Downloads.module.css";
import { isPriced } from "#contract/shop/offers.ts";
import { BuyForm } from "./BuyForm.tsx";
import { Fold } from "./Fold.tsx";
import styles from "./Item.module.css";
import { ItemFacts } from "./ItemFacts.tsx";
import { Nutrition } from "./Nutrition.tsx";
import { ItemPictures } from "./ItemPictures.tsx";
import { leadOf, textsOf } from "./product-texts.ts";
import { SafetyFacts } from "./SafetyFacts.tsx";
import { Shelf } from "./Shelf.tsx";
import { Marks } from "./ShelfItem.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import type { ItemData, ShelfProduct } from "./shop-data.ts";

export function ItemPage() {
  const content = useContent();
  const { t } = useTranslation("shop");
  const { t: site } = useTranslation();
  const item = useLoaded(itemQuery, { ...useLocation(), params: useParams() });
  const product: ShelfProduct = { ...item.product, picture: item.pictures[0] ?? null };
  const { title, text } = textsOf(product, content);
  const lead = leadOf(text.text);
  const travel = useArrival(product.id);
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={shopPath}>{t("back")}</Link>
      </p>
      <article className={styles.item}>
        <ItemPictures key={product.id} pictures={item.pictures} travel={travel?.picture} />
        <div className={styles.about}>
          <h1 lang={title.lang} style={{ ...fitTitle(title.text), ...travel?.title }}>
            {title.text}
          </h1>
          <p className={styles.lead} lang={text.lang}>
            {lead}
          </p>
          <Marks product={product} />
          {isPriced(product) && <BuyForm key={product.id} product={product} />}
          <p className={styles.text} lang={text.lang}>
            {text.text.slice(lead.length).trim()}
          </p>
          {item.bundled.length > 0 && <Bundled items={item.bundled} />}
          <Folds product={product} files={item.downloads} />
        </div>
      </article>
      {item.pictures.length > 0 && (
        <p className={styles.takedown}>
          <PageLink to={takedownInProduct(product.id)} rel="nofollow">
            {site("credit.takedown")}
          </PageLink>
        </p>
      )}
      {item.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t("related")}</h2>
          <Shelf products={item.related} level="h3" />
        </section>
      )}
    </div>
  );
}

function Folds({ product, files }: { product: ShelfProduct; files: ItemData["downloads"] }) {
  const { t } = useTranslation("shop");
  const { showPrice, showShippingCosts, ...costs } = useSiteSettings().shop;
  const { nutrition } = product.food ?? {};
  return (
    <div>
      <Fold id="facts" title={t("facts.title")} isOpen>
        <ItemFacts product={product} />
      </Fold>
      {product.safety && (
        <Fold id="safety" title={t("safety.title")} isOpen>
          <SafetyFacts product={product} safety={product.safety} />
        </Fold>
      )}
      {nutrition && (
        <Fold id="nutrition" title={t("nutrition.title")}>
          <Nutrition values={nutrition} />
        </Fold>
      )}
      {showPrice && showShippingCosts && (
        <Fold id="shipping" title={t("terms.shipping")}>
          <ShippingCosts costs={costs} />
        </Fold>
      )}
      {files.length > 0 && (
        <Fold id="downloads" title={t("downloads")}>
          <Files files={files} />
        </Fold>
      )}
    </div>
  );
}

function Bundled({ items }: { items: ItemData["bundled"] }) {
  const content = useContent();
  const { t } = useTranslation("shop");
  return (
    <section aria-labelledby="bundled" className={styles.bundled}>
      <h2 id="bundled">{t("bundled")}</h2>
      <ul>
        {items.map((one) => {
          const { title } = textsOf(one, content);
          return (
            <li key={one.id} lang={title.lang}>
              <PageLink to={productPath(one)} isGerman={content === "en" && !one.en?.title}>
                {title.text}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Files({ files }: { files: ItemData["downloads"] }) {
  return (
    <ul className={styles.downloads}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={fileUrl(file.id)} download={file.name} className={downloadStyles.file}>
            <FileLine file={file} />
          </a>
        </li>
      ))}
    </ul>
  );
}
