// Links to orders. A secret is in the URL's fragment, because browsers do not send the fragment.
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { ORDER_IN_LINK, ordersCenterPath, shopOrderPath, withdrawalPath } from "#contract/values/pages.ts";

type Ordered = { id: string; language: ContentLanguage };

export const orderLink = (publicUrl: string, { id, language }: Ordered, secret: string): string =>
  `${publicUrl}${inLanguage(shopOrderPath(id), language)}#secret=${secret}`;

export const orderCenterLink = (publicUrl: string, id: string): string => `${publicUrl}${ordersCenterPath}/${id}`;

export const fileLink = (publicUrl: string, id: string): string => `${publicUrl}/v0/api/download/${id}`;

/** The order number is in the fragment, so that the server needs only one page for all orders. */
export const withdrawalLink = (publicUrl: string, { number, language }: Ordered & { number: number }): string =>
  `${publicUrl}${inLanguage(withdrawalPath, language)}#${ORDER_IN_LINK}=${number}`;
