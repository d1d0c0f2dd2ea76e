import { ORDER_IN_LINK } from "#contract/values/pages.ts";
import { keptAs } from "../forms/kept.ts";
import { linkFragment } from "../link-fragment.ts";

const kept = keptAs("withdrawal");

/** '1001' for '/widerrufen#bestellung=1001' */
const orderOfLink = (): string => new URLSearchParams(linkFragment(window.location.hash)).get(ORDER_IN_LINK) ?? "";

export const keptWithdrawal: typeof kept = {
  ...kept,
  read: () => {
    const values = kept.read();
    return { ...values, order: values["order"] || orderOfLink() };
  },
};
