import type { ParseKeys } from "i18next";
import { productPath, shopPath } from "#contract/values/pages.ts";
import { isPriced, offersOf } from "#contract/shop/offers.ts";
import { shortened } from "#contract/values/plain-text.ts";
import { siteTextsIn } from "#contract/values/site-texts.ts";
import { canonicalOf, type HeadMaker } from "../../head/head-parts.ts";
import { leadOf, textsOf } from "./product-texts.ts";
import { imageData, type SharedFacts, type SiteFacts, type StructuredData } from "../../head/structured-data.ts";
import type { Answers } from "../../api/trpc.ts";

type ItemData = Answers["shop"]["item"];

const DESCRIPTION_LENGTH = 160;

export const shopHead: HeadMaker<Answers["shop"]["shelf"]> = ({ items }, _place, { t }) => ({
  title: t("shop"),
  path: shopPath,
  picture: items[0]?.picture ?? null,
});

export const shopPageHead =
  (label: ParseKeys<"site">): HeadMaker<unknown> =>
  (_loaded, { pathname }, { t }) => ({ title: t(label), path: pathname });

export const shopItemHead: HeadMaker<ItemData> = (item, _place, site) => {
  // A product with a readable address can also be opened with its id. This function returns the canonical path.
  const path = productPath(item.product);
  const picture = item.pictures[0] ?? null;
  const { title, text } = textsOf({ ...item.product, picture }, site.content);
  const description = shortened(leadOf(text.text), DESCRIPTION_LENGTH);
  return {
    title: title.text,
    path,
    description,
    picture,
    structuredData: ({ imageUrl, credit }) =>
      productData(site, { item, title: title.text, description, imageUrl, credit, url: canonicalOf(site, path) }),
  };
};

type Facts = SharedFacts & { item: ItemData; title: string; url: string };

/** While the shop hides its prices, the structured data has no offers. */
function productData({ settings, content }: SiteFacts, { item: { product }, ...facts }: Facts): StructuredData {
  const { currency } = settings.shop;
  const offers = (isPriced(product) ? offersOf(product) : []).map(({ variant, prices, stock }) => ({
    "@type": "Offer",
    ...(variant !== null && { name: variant }),
    price: (prices.piece / 100).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${stock === 0 ? "OutOfStock" : "InStock"}`,
    url: facts.url,
  }));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: facts.title,
    description: facts.description,
    url: facts.url,
    ...(facts.imageUrl !== null && { image: [imageData(facts.imageUrl, facts.credit)] }),
    brand: { "@type": "Brand", name: siteTextsIn(settings, content).title },
    ...(offers.length > 0 && { offers }),
  };
}
