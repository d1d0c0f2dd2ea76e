import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { productPath, shopPath } from "#contract/values/pages.ts";
import type { Answers } from "../../api/trpc.ts";
import { useLoaded, useSiteSettings } from "../../api/loaded.ts";
import { useLanguageOf } from "../../language/content.ts";
import { usePageDescription } from "../../language/page-description.ts";
import { Picture } from "../../ui/Picture.tsx";
import { bottleSizes, doorSizes } from "../../ui/picture-sizes.ts";
import { EventsStrip } from "../entries/EventsStrip.tsx";
import { GermanMark, PageLink } from "../German.tsx";
import { Included, Price } from "../shop/Price.tsx";
import styles from "./Doors.module.css";
import { doorQuery } from "./loaders.ts";

type Front = Answers["entries"]["front"];

type Props = Pick<Front, "events" | "house">;

export function Doors(props: Props) {
  return isOn(useSiteSettings(), "shop") ? <WithShop {...props} /> : <Grid {...props} products={[]} />;
}

const WithShop = (props: Props) => <Grid {...props} products={useLoaded(doorQuery)} />;

function Grid({ events, house, products }: Props & { products: Answers["shop"]["door"] }) {
  const hasHouse = Boolean(house?.picture);
  const hasAside = hasHouse || products.length > 0;
  if (events.length === 0 && !hasAside) return null;
  return (
    <div className={events.length > 0 && hasAside ? `${styles.doors} ${styles.withEvents}` : styles.doors}>
      {events.length > 0 && <EventsStrip events={events} />}
      {hasAside && (
        <div className={styles.aside}>
          {house && hasHouse && <HouseDoor house={house} />}
          {products.length > 0 && <ShopDoor products={products} />}
        </div>
      )}
    </div>
  );
}

function HouseDoor({ house }: { house: NonNullable<Front["house"]> }) {
  const { t } = useTranslation();
  const lang = useLanguageOf(house.isGerman);
  const description = usePageDescription(house.path);
  return (
    <section className={styles.house}>
      <Link to={house.path} className={styles.look} tabIndex={-1} aria-hidden="true">
        {house.picture && <Picture picture={house.picture} sizes={doorSizes(house.picture)} isDecorative />}
      </Link>
      <h2 lang={lang}>
        <Link to={house.path}>{house.title}</Link>
        {house.isGerman && <GermanMark />}
      </h2>
      {description && <p>{description}</p>}
      <Link to={house.path} className={styles.way}>
        {t("home.house")}
      </Link>
    </section>
  );
}

function ShopDoor({ products }: { products: Answers["shop"]["door"] }) {
  const { t } = useTranslation();
  const heading = useId();
  const note = useId();
  const hasPrices = products.some(({ price }) => price !== null);
  return (
    <section className={styles.shop} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t("home.shop")}</h2>
        <PageLink to={shopPath}>{t("home.toShop")}</PageLink>
      </header>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Bottle product={product} noteId={note} />
          </li>
        ))}
      </ul>
      {hasPrices && <Included noteId={note} />}
    </section>
  );
}

type BottleProps = { product: Answers["shop"]["door"][number]; noteId: string };

function Bottle({ product, noteId }: BottleProps) {
  const { t } = useTranslation();
  const { title, isGerman, picture, minAge, price } = product;
  const path = productPath(product);
  return (
    <article className={styles.bottle}>
      {picture && (
        <PageLink to={path} isGerman={isGerman} isQuiet tabIndex={-1} aria-hidden="true">
          <Picture picture={picture} sizes={bottleSizes(picture)} isDecorative />
        </PageLink>
      )}
      <div>
        <h3 lang={useLanguageOf(isGerman)}>
          <PageLink to={path} isGerman={isGerman}>
            {title}
          </PageLink>
        </h3>
        {price && <Price {...price} noteId={noteId} />}
        {minAge > 0 && <p className={styles.small}>{t("price.fromAge", { age: minAge })}</p>}
      </div>
    </article>
  );
}
