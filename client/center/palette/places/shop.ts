import { shopCenterPath } from "#contract/values/pages.ts";
import { placesOn } from "./place.ts";

const settings = { path: `${shopCenterPath}/settings`, within: "admin:center.shop" };

export const shopPlaces = [
  ...placesOn(settings, [
    ["shopcenter:documents.settings.title", "words:shop.documents", "documents"],
    ["shopcenter:documents.settings.taxNumber", "words:shop.taxNumber", "documents.taxNumber"],
    ["shopcenter:documents.settings.vatId", "words:shop.vatId", "documents.vatId"],
    ["shopcenter:documents.settings.payDays", "words:shop.payDays", "documents.payDays"],
    ["shopcenter:documents.settings.accounts", "words:shop.accounts", "documents.accounts"],
    ["shopcenter:settings.currency", "words:shop.currency", "shop.currency"],
    ["shopcenter:settings.showPrice", "words:shop.showPrice", "shop.showPrice"],
    ["shopcenter:settings.showShippingCosts", "words:shop.showShippingCosts", "shop.showShippingCosts"],
    ["shopcenter:settings.smallBusiness", "words:shop.smallBusiness", "shop.smallBusiness"],
    ["shopcenter:settings.taxes.title", "words:shop.taxes", "taxes.rates"],
    ["shopcenter:settings.account.title", "words:shop.account", "shop.bankAccount"],
    ["shopcenter:settings.account.iban", "words:shop.iban", "shop.bankAccount.iban"],
    ["shopcenter:settings.sources.title", "words:shop.sources", "shop.paymentsources", "shop.stripe.publishable"],
    [
      "shopcenter:settings.shipping",
      "words:shop.shipping",
      "shop.shipping",
      "shop.freeFrom",
      "shop.countries",
      "shop.deliveryDays",
      "shop.ageCheck",
    ],
    ["shopcenter:settings.pickup", "words:shop.pickup", "shop.pickup"],
    ["shopcenter:settings.packaging.title", "words:shop.packaging", "documents.packaging"],
    ["shopcenter:settings.guarantee.title", "words:shop.guarantee", "shop.guaranteeNotice"],
  ]),
  ...placesOn({ ...settings, needs: ["read", "secrets"] }, [
    ["shopcenter:settings.stripe.title", "words:shop.stripe", "shop.stripe.secret", "shop.stripe.webhook"],
  ]),
];
